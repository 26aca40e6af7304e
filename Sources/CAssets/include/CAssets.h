#ifndef BACKYARD_BIRDS_CASSETS_H
#define BACKYARD_BIRDS_CASSETS_H

#include <stddef.h>

/// An embedded file of `Assets/`.
typedef struct {
    /// The path below `Assets/`, for example `Birds/cardinal.svg`; NUL-terminated.
    const char *path;
    /// The file's bytes; `count` of them, followed by one NUL that is not counted.
    const unsigned char *bytes;
    size_t count;
} EmbeddedAsset;

/// Returns all embedded files in the order of their paths.
const EmbeddedAsset *embedded_assets(void);

/// Returns the number of embedded files.
size_t embedded_assets_count(void);

#endif
