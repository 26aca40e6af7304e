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
    // A full pipe has news enough for the loop to wake up.
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

/// Whether a signal ends the process unless somebody deals with it. The few that do not are named, so that one nobody has
/// thought of is dealt with.
static int ends(int signal) {
    switch (signal) {
    // Cannot be caught, or only stop the process.
    case SIGKILL: case SIGSTOP: case SIGTSTP: case SIGTTIN: case SIGTTOU:
    // Ignored by default.
    case SIGCHLD: case SIGCONT: case SIGURG: case SIGWINCH:
#ifdef SIGINFO
    case SIGINFO:
#endif
    // Failed writes, which are heard where they are made.
    case SIGPIPE: case SIGXFSZ:
        return 0;
    default: return !csignals_is_fatal(signal);
    }
}

int csignals_next_ending(int signal) {
    struct sigaction present;
    while (++signal < NSIG) {
        // The C library keeps some numbers to itself; what is ignored, as under `nohup`, is to stay so.
        if (ends(signal) && sigaction(signal, NULL, &present) == 0 && present.sa_handler != SIG_IGN) return signal;
    }
    return 0;
}

void csignals_stop_job(void) {
    struct sigaction before, continued;
    if (sigaction(SIGTSTP, NULL, &before) == -1 || sigaction(SIGCONT, NULL, &continued) == -1) return;
    csignals_default(SIGTSTP);
    // Whoever calls this knows when it goes on.
    csignals_default(SIGCONT);
    // The whole job, as the terminal driver does it: a shell or `make` between us and the prompt must stop, too.
    kill(0, SIGTSTP);
    sigaction(SIGTSTP, &before, NULL);
    sigaction(SIGCONT, &continued, NULL);
}
