#define _GNU_SOURCE
#include "CSignals.h"
#include "Stacks.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <unistd.h>

static atomic_int forwarding_end = -1;

static void forward(int signal) {
    int saved = errno;
    unsigned char byte = (unsigned char)signal;
    // A full pipe wakes the loop anyway.
    ssize_t written = write(forwarding_end, &byte, 1);
    (void)written;
    errno = saved;
}

int csignals_forward(int signal, int end) {
    atomic_store(&forwarding_end, end);
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = forward;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    return sigaction(signal, &action, NULL);
}

void csignals_default(int signal) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = SIG_DFL;
    sigemptyset(&action.sa_mask);
    sigaction(signal, &action, NULL);
}

/// Returns whether a signal ends the process by default. The few that do not are listed, so an unknown one is handled.
static int ends(int signal) {
    switch (signal) {
    // They cannot be caught, or only stop the process.
    case SIGKILL: case SIGSTOP: case SIGTSTP: case SIGTTIN: case SIGTTOU:
    // They are ignored by default.
    case SIGCHLD: case SIGCONT: case SIGURG: case SIGWINCH:
#ifdef SIGINFO
    case SIGINFO:
#endif
    // Failed writes are reported where they are made.
    case SIGPIPE: case SIGXFSZ:
        return 0;
    default: return !csignals_is_fatal(signal);
    }
}

int csignals_next_ending(int signal) {
    struct sigaction present;
    while (++signal < NSIG) {
        // The C library reserves some numbers; a signal that is ignored, as under `nohup`, stays so.
        if (ends(signal) && sigaction(signal, NULL, &present) == 0 && present.sa_handler != SIG_IGN) return signal;
    }
    return 0;
}

void csignals_stop_job(void) {
    struct sigaction before, continued;
    if (sigaction(SIGTSTP, NULL, &before) == -1 || sigaction(SIGCONT, NULL, &continued) == -1) return;
    csignals_default(SIGTSTP);
    // The caller is told of the continuation by the return of this function.
    csignals_default(SIGCONT);
    // The whole job stops, as with the terminal driver's own Ctrl-Z: a shell or `make` between us and the prompt must
    // stop, too.
    kill(0, SIGTSTP);
    sigaction(SIGTSTP, &before, NULL);
    sigaction(SIGCONT, &continued, NULL);
}
