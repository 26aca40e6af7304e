#include "CAssets.h"

// `manifest.inc` is written by `make assets`: one line for each file below `Assets/`, in the order of the paths.
#include "manifest.inc"

const EmbeddedAsset *embedded_assets(void) { return assets; }

size_t embedded_assets_count(void) { return sizeof assets / sizeof assets[0] - 1; }
