#include "CArguments.h"

// `make` writes the file for the release build. In a debug build it could be of another commit.
#if !DEBUG && __has_include("../../.build/commit.h")
#include "../../.build/commit.h"
#endif

#ifdef COMMIT
const char *carguments_commit(void) { return COMMIT; }
#else
const char *carguments_commit(void) { return 0; }
#endif
