#ifndef BACKYARD_BIRDS_CARGUMENTS_H
#define BACKYARD_BIRDS_CARGUMENTS_H

/// Returns the arguments of this process, `carguments_count()` of them, and NULL after the last. Returns NULL where the
/// C library does not provide them at start.
char *const *carguments(void);
int carguments_count(void);

/// Removes all variables of the process's environment.
void carguments_clear_variables(void);

/// Returns the commit that the program was built from; NULL where it is not known.
const char *carguments_commit(void);

#endif
