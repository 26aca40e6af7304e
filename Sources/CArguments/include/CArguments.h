#ifndef BACKYARD_BIRDS_CARGUMENTS_H
#define BACKYARD_BIRDS_CARGUMENTS_H

/// The words that this process was started with, `carguments_count()` of them, and NULL after the last. NULL where the C
/// library does not hand them over at start.
char *const *carguments(void);
int carguments_count(void);

#endif
