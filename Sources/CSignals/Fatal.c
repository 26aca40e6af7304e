#define _GNU_SOURCE
#include "CSignals.h"
#include "Stacks.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

enum { restore_capacity = 1024, notice_capacity = 1024, path_capacity = 4096, report_capacity = 4096 };
/// Milliseconds for which a terminal that reads nothing is waited for.
enum { stall_timeout = 500 };

static const struct {
    int signal;
    const char *name;
} fatal[] = {
    {SIGSEGV, "SIGSEGV"}, {SIGBUS, "SIGBUS"},   {SIGILL, "SIGILL"},   {SIGABRT, "SIGABRT"},
    {SIGFPE, "SIGFPE"},   {SIGTRAP, "SIGTRAP"}, {SIGQUIT, "SIGQUIT"}, {SIGSYS, "SIGSYS"},
};
enum { fatal_count = sizeof fatal / sizeof fatal[0] };

/// The bytes and modes that restore the terminal, and the notice to write then.
struct arms {
    int terminal;
    int messages;
    int has_modes;
    struct termios modes;
    char restore[restore_capacity];
    size_t restore_size;
    char notice[notice_capacity];
};
/// While one copy is in use the other is written, so the terminal can be restored at every moment.
static struct arms arms[2];
static _Atomic(struct arms *) armed = NULL;
static char report_path[path_capacity];
static char report_text[report_capacity];
static char report_notice[path_capacity + notice_capacity];
static void *handler_stack = NULL;
static int registered_exit = 0;

static void write_all(int fd, const char *bytes, size_t size) {
    // A terminal that does not read would be waited for without end. The flag is also the shell's, so it is restored.
    int flags = fcntl(fd, F_GETFL);
    int blocks = flags != -1 && !(flags & O_NONBLOCK) && fcntl(fd, F_SETFL, flags | O_NONBLOCK) == 0;
    while (size > 0) {
        ssize_t written = write(fd, bytes, size);
        if (written > 0) {
            bytes += written;
            size -= (size_t)written;
        } else if (written == -1 && errno == EAGAIN) {
            struct pollfd room = {fd, POLLOUT, 0};
            if (poll(&room, 1, stall_timeout) < 1) break;
        } else if (!(written == -1 && errno == EINTR)) {
            break;
        }
    }
    if (blocks) fcntl(fd, F_SETFL, flags);
}

static void write_text(int fd, const char *text) { write_all(fd, text, strlen(text)); }

/// Restores the terminal; only the first caller does, and gets the copy in use.
static const struct arms *give_back(void) {
    const struct arms *last = atomic_exchange(&armed, NULL);
    if (!last) return NULL;
    // What a terminal has not read until now gives way to what restores it.
    struct pollfd room = {last->terminal, POLLOUT, 0};
    if (poll(&room, 1, 0) == 0) tcflush(last->terminal, TCOFLUSH);
    write_all(last->terminal, last->restore, last->restore_size);
    if (last->has_modes) tcsetattr(last->terminal, TCSANOW, &last->modes);
    return last;
}

void csignals_unblock_fatal(sigset_t *signals) {
    for (int i = 0; i < fatal_count; i++) sigdelset(signals, fatal[i].signal);
}

int csignals_is_fatal(int signal) {
    for (int i = 0; i < fatal_count; i++) {
        if (fatal[i].signal == signal) return 1;
    }
    return 0;
}

// MARK: messages

static int held_fd = -1;
static int held_real = -1;
static int held_file = -1;

int csignals_memory_file(void) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_FSIZE, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY) {
        errno = EFBIG;
        return -1;
    }
#ifdef __linux__
    return memfd_create("output", MFD_CLOEXEC);
#else
    FILE *file = tmpfile();
    if (!file) return -1;
    int copy = fcntl(fileno(file), F_DUPFD_CLOEXEC, 3);
    fclose(file);
    return copy;
#endif
}

int csignals_hold_messages(int fd) {
#ifdef __linux__
    if (held_file != -1 || !isatty(fd)) return 0;
    int file = csignals_memory_file();
    int real = fcntl(fd, F_DUPFD_CLOEXEC, 3);
    if (file == -1 || real == -1 || dup2(file, fd) == -1) {
        close(file);
        close(real);
        return -1;
    }
    held_file = file;
    held_real = real;
    held_fd = fd;
#else
    (void)fd;
#endif
    return 0;
}

/// Writes the first `end` bytes of the messages that were held back from standard error; all if it is -1.
static void copy_held(int to, off_t end) {
    char bytes[512];
    off_t place = 0;
    ssize_t count;
    while (place != end && (count = pread(held_file, bytes, sizeof bytes, place)) > 0) {
        if (end != -1 && count > end - place) count = end - place;
        write_all(to, bytes, (size_t)count);
        place += count;
    }
}

/// Returns the place of some words in the messages that are held; -1 if they are not there.
static off_t find_held(const char *words) {
    char bytes[512];
    size_t length = strlen(words);
    off_t place = 0;
    ssize_t count;
    if (held_file == -1) return -1;
    // The pieces overlap, so words at the end of one are whole in the next.
    while ((count = pread(held_file, bytes, sizeof bytes, place)) >= (ssize_t)length) {
        size_t last = (size_t)count - length;
        for (size_t i = 0; i <= last; i++) {
            if (memcmp(bytes + i, words, length) == 0) return place + (off_t)i;
        }
        place += (off_t)last + 1;
    }
    return -1;
}

/// Ends holding messages, and writes the first `end` bytes of them.
static void release_messages(off_t end) {
    if (held_file == -1) return;
    dup2(held_real, held_fd);
    copy_held(held_fd, end);
    close(held_file);
    close(held_real);
    held_file = -1;
}

void csignals_release_messages(void) { release_messages(-1); }

int csignals_report(const char *path, const char *text, const char *notice) {
    report_path[0] = 0;
    if (!path) return 0;
    if (strlen(path) >= sizeof report_path || strlen(notice) >= sizeof report_notice) {
        errno = ENAMETOOLONG;
        return -1;
    }
    strncpy(report_text, text, report_capacity - 1);
    strcpy(report_notice, notice);
    strcpy(report_path, path);
    return 0;
}

/// Writes the crash report: the prepared text, the signal, and messages of the end. Returns 1 on success.
static int write_report(const char *name) {
    if (!report_path[0]) return 0;
    int file = open(report_path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (file == -1) return 0;
    fchmod(file, 0600);
    write_text(file, report_text);
    write_text(file, "signal: ");
    write_text(file, name);
    write_text(file, "\n");
    if (held_file != -1) copy_held(file, -1);
    return close(file) == 0;
}

static void die(int signal) {
    const struct arms *last = give_back();
    if (last) {
        const char *name = "a signal";
        for (int i = 0; i < fatal_count; i++) {
            if (fatal[i].signal == signal) name = fatal[i].name;
        }
        // Swift's runtime says so before it aborts. It is no fault to report, and the stack explains nothing.
        int lacks_memory = find_held("failed to allocate") != -1;
        if (lacks_memory) name = "a lack of memory";
        int is_reported = !lacks_memory && write_report(name);
        // A stack trace is for the report alone.
        release_messages(is_reported || lacks_memory ? 0 : find_held("Current stack trace"));
        write_text(last->messages, "\nbackyard-birds: stopped by ");
        write_text(last->messages, name);
        write_text(last->messages, ". ");
        write_text(last->messages, last->notice);
        if (is_reported) {
            write_text(last->messages, " ");
            write_text(last->messages, report_notice);
        }
        write_text(last->messages, "\n");
    }
    csignals_default(signal);
    // It is delivered as soon as this handler returns.
    raise(signal);
}

static void at_exit(void) {
    if (give_back()) csignals_release_messages();
}

int csignals_arm(
    int terminal, const struct termios *modes, const void *restore, size_t size, int messages, const char *notice) {
    struct arms *next = atomic_load(&armed) == &arms[0] ? &arms[1] : &arms[0];
    next->terminal = terminal;
    next->messages = messages;
    next->has_modes = modes != NULL;
    if (modes) next->modes = *modes;
    next->restore_size = size < restore_capacity ? size : restore_capacity;
    memcpy(next->restore, restore, next->restore_size);
    strncpy(next->notice, notice, notice_capacity - 1);

    if (!handler_stack) handler_stack = csignals_take_stack();
    if (!handler_stack) return -1;

    atomic_store(&armed, next);
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = die;
    action.sa_flags = SA_ONSTACK;
    sigfillset(&action.sa_mask);
    // One that came blocked would end the program without its handler: from 2.41 on, glibc's abort does not unblock SIGABRT.
    sigset_t signals;
    sigemptyset(&signals);
    for (int i = 0; i < fatal_count; i++) {
        if (sigaction(fatal[i].signal, &action, NULL) == -1) return -1;
        sigaddset(&signals, fatal[i].signal);
    }
    pthread_sigmask(SIG_UNBLOCK, &signals, NULL);
    if (!registered_exit) registered_exit = atexit(at_exit) == 0;
    return 0;
}

void csignals_disarm(void) {
    atomic_store(&armed, NULL);
    struct sigaction action;
    for (int i = 0; i < fatal_count; i++) {
        int is_ignored = sigaction(fatal[i].signal, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
        if (!is_ignored) csignals_default(fatal[i].signal);
    }
}
