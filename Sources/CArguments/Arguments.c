// Swift's `CommandLine` reads /proc/self/cmdline on Linux, and is empty where no /proc is mounted, as in a jail. The C
// library has the arguments from the kernel.

#include "CArguments.h"

// Includes the macros that identify the C library.
#include <stdlib.h>

static char *const *words;
static int count;

char *const *carguments(void) { return words; }
int carguments_count(void) { return count; }

extern char **environ;

void carguments_clear_variables(void) {
    if (environ) *environ = 0;
}

#if defined(__GLIBC__) || defined(__APPLE__)
// Only these two libraries call constructors with the arguments of `main`.
__attribute__((constructor)) static void keep(int argc, char **argv) {
    words = argv;
    count = argc;
}
#endif
