#define _GNU_SOURCE
#include "CSignals.h"
#include "Stacks.h"

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <string.h>

enum { stack_size = 128 * 1024 };

void *csignals_take_stack(void) {
    stack_t stack;
    memset(&stack, 0, sizeof stack);
    stack.ss_sp = malloc(stack_size);
    stack.ss_size = stack_size;
    if (!stack.ss_sp) return NULL;
    if (sigaltstack(&stack, NULL) == 0) return stack.ss_sp;
    free(stack.ss_sp);
    return NULL;
}

void csignals_return_stack(void *bytes) {
    stack_t none;
    memset(&none, 0, sizeof none);
    none.ss_flags = SS_DISABLE;
    // macOS checks the size even so.
    none.ss_size = stack_size;
    if (sigaltstack(&none, NULL) == 0) free(bytes);
}

struct beginning {
    void (*body)(void *);
    void *context;
};

static void *run(void *argument) {
    struct beginning beginning = *(struct beginning *)argument;
    free(argument);
    void *stack = csignals_take_stack();
    beginning.body(beginning.context);
    if (stack) csignals_return_stack(stack);
    return NULL;
}

// Makes all threads share one arena. glibc gives each thread its own, which grows a page at a time: sixty system calls
// for the pictures of a start, and memory freed there is not used by other threads.
static void share_memory(void) {
#ifdef M_ARENA_MAX
    mallopt(M_ARENA_MAX, 1);
#endif
}

uintptr_t csignals_start_thread(void (*body)(void *), void *context) {
    static pthread_once_t is_shared = PTHREAD_ONCE_INIT;
    pthread_once(&is_shared, share_memory);
    struct beginning *beginning = malloc(sizeof *beginning);
    if (!beginning) return 0;
    *beginning = (struct beginning){body, context};
    // The new thread inherits the mask.
    sigset_t blocked, before;
    sigfillset(&blocked);
    csignals_unblock_fatal(&blocked);
    pthread_sigmask(SIG_BLOCK, &blocked, &before);
    pthread_t thread;
    int code = pthread_create(&thread, NULL, run, beginning);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (code == 0) return (uintptr_t)thread;
    free(beginning);
    return 0;
}

void csignals_join_thread(uintptr_t thread) { pthread_join((pthread_t)thread, NULL); }

void csignals_detach_thread(uintptr_t thread) { pthread_detach((pthread_t)thread); }
