// The C++ library of Debian 12, which is linked statically, calls `arc4random`. glibc has it from 2.36 on, and nothing else
// in the program needs a glibc newer than 2.35, which Ubuntu 22.04 has.
#ifdef __linux__

#include <errno.h>
#include <stdint.h>
#include <sys/random.h>

uint32_t arc4random(void) {
    uint32_t number;
    while (getrandom(&number, sizeof number, 0) != sizeof number) {
        if (errno != EINTR) __builtin_trap();
    }
    return number;
}

#endif
