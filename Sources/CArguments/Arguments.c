// Swift's `CommandLine` reads /proc/self/cmdline on Linux, and finds no words at all where no /proc is mounted, as in a
// jail. The C library has them from the kernel.

#include "CArguments.h"

// Of the C library, so that it says which one it is.
#include <stdlib.h>

static char *const *words;
static int count;

char *const *carguments(void) { return words; }
int carguments_count(void) { return count; }

#if defined(__GLIBC__) || defined(__APPLE__)
// Only these two call constructors as `main` is called.
__attribute__((constructor)) static void keep(int argc, char **argv) {
    words = argv;
    count = argc;
}
#endif
