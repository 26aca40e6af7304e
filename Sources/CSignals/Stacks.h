#include <signal.h>

/// Gives the calling thread a stack for its signal handlers, so a stack overflow can be handled. Returns NULL without
/// memory.
void *csignals_take_stack(void);

/// Takes the calling thread's handler stack back.
void csignals_return_stack(void *stack);

/// Removes the fatal signals from a set: a blocked one that the thread itself causes would end the process unhandled.
void csignals_unblock_fatal(sigset_t *signals);

/// Returns whether a signal means a fault in the program or a request for a core dump: nothing can go on, not even
/// saving.
int csignals_is_fatal(int signal);
