#include "CSignals.h"

#if defined(__linux__)
#include <linux/kd.h>
#include <stdlib.h>
#include <sys/ioctl.h>

int csignals_console_points(int descriptor, unsigned short *points, int room) {
    struct unimapdesc map = {0, NULL};
    // With too little room it fails, and says how many there are.
    if (ioctl(descriptor, GIO_UNIMAP, &map) == 0 || map.entry_ct == 0) return -1;
    struct unipair *pairs = calloc(map.entry_ct, sizeof *pairs);
    if (!pairs) return -1;
    map.entries = pairs;
    int count = -1;
    if (ioctl(descriptor, GIO_UNIMAP, &map) == 0) {
        count = map.entry_ct;
        for (int index = 0; index < count && index < room; index++) points[index] = pairs[index].unicode;
    }
    free(pairs);
    return count;
}
#else
int csignals_console_points(int descriptor, unsigned short *points, int room) {
    (void)descriptor, (void)points, (void)room;
    return -1;
}
#endif
