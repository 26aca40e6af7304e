#include <signal.h>

/// Gives the calling thread a stack for its signal handlers, so that a stack overflow can be dealt with. NULL when there
/// is no memory.
void *csignals_take_stack(void);

/// Takes the calling thread's stack for handlers back.
void csignals_return_stack(void *stack);

/// Takes the fatal signals out of a set: blocked, one that the thread itself causes would end the process unhandled.
void csignals_unblock_fatal(sigset_t *signals);

/// Whether a signal tells of a fault in the program, or asks for an image of it: there is no going on, not even to save.
int csignals_is_fatal(int signal);
