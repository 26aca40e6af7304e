#ifndef BACKYARD_BIRDS_CASSETS_H
#define BACKYARD_BIRDS_CASSETS_H

#include <stddef.h>

/// One file of `Assets/`, as it was when the program was compiled.
typedef struct {
    /// Path below `Assets/`, for example `Birds/cardinal.svg`; NUL-terminated.
    const char *path;
    /// The file's bytes; `count` of them, followed by one NUL that is not counted.
    const unsigned char *bytes;
    size_t count;
} EmbeddedAsset;

/// All embedded files, in the order of their paths.
const EmbeddedAsset *embedded_assets(void);

/// How many there are.
size_t embedded_assets_count(void);

#endif
