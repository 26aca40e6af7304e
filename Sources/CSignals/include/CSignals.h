#ifndef BACKYARD_BIRDS_CSIGNALS_H
#define BACKYARD_BIRDS_CSIGNALS_H

// Code that runs inside signal handlers. It is C, since Swift promises nothing about what its code may call there:
// reading a global can run its lazy initializer, and any class reference can take a lock or free memory.

#include <stddef.h>
#include <stdint.h>
#include <termios.h>

/// Forwards `signal` as one byte to `end`, a pipe that never blocks; all signals use the same one. Returns -1 with
/// errno set on failure.
int csignals_forward(int signal, int end);

/// Returns the first signal after `signal` that would end the process by default and leaves it time to save; 0 if there
/// is none. SIGPIPE and SIGXFSZ are left out: a failed write is handled where it is made.
int csignals_next_ending(int signal);

/// Restores the default action of `signal`.
void csignals_default(int signal);

/// Stops this process's job as the terminal's own Ctrl-Z would, and returns when it is continued. SIGTSTP and SIGCONT,
/// which take their default action meanwhile, are forwarded again if they were before.
void csignals_stop_job(void);

/// Returns a new file that no other program sees, in memory where the system has such. Returns -1 with errno set where it
/// has none, or where files may not grow as they like (`ulimit -f`).
int csignals_memory_file(void);

/// Holds back what is written to `fd` if that is a terminal: a message amid a full screen would be lost, and spoil the
/// picture. Returns -1 with errno set on failure, and then nothing is held.
int csignals_hold_messages(int fd);

/// Writes the messages that were held, and holds no more. A fatal signal does it, too.
void csignals_release_messages(void);

/// Sets what a fatal signal, or `exit`, does from now on: write `restore` to `terminal`, set `modes` on it if
/// `has_modes`, write one line on `messages` with the signal, followed by `notice`; then the signal takes its default
/// action. Handlers run on a stack of their own, so they survive a stack overflow. The bytes are copied. Returns -1
/// with errno set on failure.
int csignals_arm(
    int terminal, const struct termios *modes, const void *restore, size_t restore_size, int messages,
    const char *notice);

/// Sets the path of the report that a fatal signal writes, its beginning, and the notice when it is written. NULL as
/// path: no report. The texts are copied; returns -1 with errno set where they are too long.
int csignals_report(const char *path, const char *text, const char *notice);

/// Starts a thread that calls `body` once. It leaves signals that can wait to the main thread, and has a stack of its
/// own for the handlers of the others. Returns 0 where the system gives no thread; `body` is then never called.
uintptr_t csignals_start_thread(void (*body)(void *), void *context);

/// Returns when the thread has ended. Every thread is joined or detached, once.
void csignals_join_thread(uintptr_t thread);
void csignals_detach_thread(uintptr_t thread);

/// Prefaults heap pages for the next allocations; page by page, on first access, they cost several times as much. Does
/// nothing where the system has no call for it.
void csignals_take_memory(size_t bytes);

/// Stops restoring the terminal; fatal signals take their default action, except those that are ignored.
void csignals_disarm(void);

/// The code points for which the Linux console's font has a glyph (`GIO_UNIMAP`). Returns how many there are, of which at
/// most `room` are stored; -1 for a descriptor that is no console.
int csignals_console_points(int descriptor, unsigned short *points, int room);

#endif
