#ifndef BACKYARD_BIRDS_CSIGNALS_H
#define BACKYARD_BIRDS_CSIGNALS_H

// What runs inside a signal handler. It is C, since Swift promises nothing about what its code may call there:
// reading a global can run its lazy initialiser, and any class reference can take a lock or free memory.

#include <stddef.h>
#include <stdint.h>
#include <termios.h>

/// From now on `signal` is written as one byte to `end`, a pipe that never blocks; all signals to the same. -1 with errno
/// set on failure.
int csignals_forward(int signal, int end);

/// The first signal after `signal` that would end the process if nobody dealt with it, and that leaves it time to save;
/// 0 when there is none any more. SIGPIPE and SIGXFSZ are none: a write that fails is dealt with where it is made.
int csignals_next_ending(int signal);

/// `signal` does again what it does by default.
void csignals_default(int signal);

/// Stops this process's job as the terminal's own Ctrl-Z would, and returns when it is continued.
/// SIGTSTP and SIGCONT, which take their default action meanwhile, are forwarded again if they were before.
void csignals_stop_job(void);

/// Keeps what is written to `fd` from now on, if that is a terminal: a message amid a full screen would be lost, and
/// spoil the picture. -1 with errno set on failure, and then nothing is kept.
int csignals_hold_messages(int fd);

/// Writes what was kept, and keeps no more. A fatal signal does it, too.
void csignals_release_messages(void);

/// What a fatal signal, or `exit`, does from now on: write `restore` to `terminal`, set `modes` on it if `has_modes`,
/// say in one line on `messages` which signal came, followed by `notice`; then the signal takes its default action.
/// Handlers run on a stack of their own, so that a stack overflow is survived that far. The bytes are copied.
/// -1 with errno set on failure.
int csignals_arm(
    int terminal, const struct termios *modes, const void *restore, size_t restore_size, int messages,
    const char *notice);

/// Where a fatal signal leaves a report, how that begins, and what is said of it once it is there. NULL as path: nowhere.
/// The texts are copied; -1 with errno set where they are too long.
int csignals_report(const char *path, const char *text, const char *notice);

/// Starts a thread that calls `body` once. It leaves signals that can wait to the main thread, and has a stack of its own
/// for the handlers of those that cannot. 0 where the system gives no thread; `body` is then never called.
uintptr_t csignals_start_thread(void (*body)(void *), void *context);

/// Returns when the thread has ended. Every thread is joined or detached, once.
void csignals_join_thread(uintptr_t thread);
void csignals_detach_thread(uintptr_t thread);

/// Takes so much memory from the system at one stroke, for what is allocated next; page by page, as it is touched, costs
/// several times as much. Where the system has no such call, nothing happens.
void csignals_take_memory(size_t bytes);

/// Nothing to give back any more; fatal signals take their default action, but for those that are ignored.
void csignals_disarm(void);

#endif
