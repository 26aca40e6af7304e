#define _GNU_SOURCE
#include "CSignals.h"

#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>
#endif

void csignals_take_memory(size_t bytes) {
#if defined(__GLIBC__) && defined(MADV_POPULATE_WRITE)
    enum { kibibyte = 1024, mebibyte = 1024 * kibibyte };
    // Pictures come from the heap, too, and free memory at its end stays there; otherwise the next `free` would return
    // it.
    mallopt(M_MMAP_THRESHOLD, 4 * mebibyte);
    mallopt(M_TRIM_THRESHOLD, 4 * mebibyte);
    // An allocation larger than the initial heap makes it grow by that much more.
    char *before = sbrk(0);
    mallopt(M_TOP_PAD, (int)bytes);
    void *volatile piece = malloc(256 * kibibyte);
    free(piece);
    mallopt(M_TOP_PAD, 128 * kibibyte);
    char *end = sbrk(0);
    // Kernels without this call provide the pages one by one.
    if ((size_t)(end - before) >= bytes) madvise(end - bytes, bytes, MADV_POPULATE_WRITE);
#else
    (void)bytes;
#endif
}
