// Makes the N-th system call of a kind fail, so that a test can try every place where a program meets its disk.
// Loaded before libc (LD_PRELOAD), told by its environment:
//
//   FAULT_KIND   open read write stdout fsync rename ftruncate flock mkdir link close unlink
//   FAULT_AT     the number of the call, from 1
//   FAULT_DO     an error number; "short" (half of a read or write is done); "kill" (kill -9 before it);
//                "tear" (half of a write, then kill -9)
//   FAULT_ON     1: that call and all of its kind after it
//   FAULT_UNDER  only files below this path count
//   FAULT_HIT    a file that is made when the call has come
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

enum { MOST_FILES = 4096 };
enum verdict { PASS, FAIL, SHORT, TEAR };

static const char *kind, *deed, *under, *hit;
static long at, on;
static atomic_long count;
static atomic_bool isOurs[MOST_FILES];

__attribute__((constructor)) static void prepare(void) {
    kind = getenv("FAULT_KIND");
    deed = getenv("FAULT_DO");
    under = getenv("FAULT_UNDER");
    hit = getenv("FAULT_HIT");
    at = getenv("FAULT_AT") ? atol(getenv("FAULT_AT")) : 0;
    on = getenv("FAULT_ON") ? atol(getenv("FAULT_ON")) : 0;
}

#define REAL(name) ((__typeof__(name) *)dlsym(RTLD_NEXT, #name))

static int isUnder(const char *path) { return under && path && !strncmp(path, under, strlen(under)); }
static int isFile(int file) { return file >= 0 && file < MOST_FILES && isOurs[file]; }

// What befalls this call; `errno` is set where it is to fail.
static enum verdict judge(const char *name) {
    if (!kind || !deed || strcmp(kind, name)) return PASS;
    long number = ++count;
    if (on ? number < at : number != at) return PASS;
    if (hit) REAL(close)(REAL(openat)(AT_FDCWD, hit, O_WRONLY | O_CREAT, 0600));
    if (!strcmp(deed, "short")) return SHORT;
    if (!strcmp(deed, "tear")) return TEAR;
    if (!strcmp(deed, "kill")) raise(SIGKILL);
    errno = atoi(deed);
    return FAIL;
}

static int opened(int file, const char *path) {
    if (file >= 0 && file < MOST_FILES) isOurs[file] = isUnder(path);
    return file;
}

#define OPEN_AT(name)                                                               \
    int name(int directory, const char *path, int flags, ...) {                     \
        va_list rest;                                                               \
        va_start(rest, flags);                                                      \
        mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;     \
        va_end(rest);                                                               \
        if (isUnder(path) && judge("open") == FAIL) return -1;                      \
        return opened(REAL(name)(directory, path, flags, mode), path);              \
    }
OPEN_AT(openat)
OPEN_AT(openat64)

#define OPEN(name)                                                                  \
    int name(const char *path, int flags, ...) {                                    \
        va_list rest;                                                               \
        va_start(rest, flags);                                                      \
        mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;     \
        va_end(rest);                                                               \
        if (isUnder(path) && judge("open") == FAIL) return -1;                      \
        return opened(REAL(name)(path, flags, mode), path);                         \
    }
OPEN(open)
OPEN(open64)

#define TRANSFER(name, kindOfIt, parameters, ...)                                      \
    ssize_t name parameters {                                                       \
        const char *what = kindOfIt;                                                \
        switch (what ? judge(what) : PASS) {                                        \
        case FAIL: return -1;                                                       \
        case SHORT: size = (size + 1) / 2; break;                                   \
        case TEAR: size /= 2; REAL(name)(__VA_ARGS__); raise(SIGKILL); break;       \
        case PASS: break;                                                           \
        }                                                                           \
        return REAL(name)(__VA_ARGS__);                                             \
    }
TRANSFER(write, file == 1 ? "stdout" : isFile(file) ? "write" : NULL,
      (int file, const void *bytes, size_t size), file, bytes, size)
TRANSFER(read, isFile(file) ? "read" : NULL, (int file, void *bytes, size_t size), file, bytes, size)
TRANSFER(pread, isFile(file) ? "read" : NULL,
         (int file, void *bytes, size_t size, off_t place), file, bytes, size, place)
TRANSFER(pread64, isFile(file) ? "read" : NULL,
         (int file, void *bytes, size_t size, off64_t place), file, bytes, size, place)
TRANSFER(pwrite, isFile(file) ? "write" : NULL,
      (int file, const void *bytes, size_t size, off_t place), file, bytes, size, place)
TRANSFER(pwrite64, isFile(file) ? "write" : NULL,
      (int file, const void *bytes, size_t size, off64_t place), file, bytes, size, place)

#define CALL(name, kindOfIt, condition, parameters, ...)                            \
    int name parameters {                                                           \
        if ((condition) && judge(kindOfIt) == FAIL) return -1;                      \
        return REAL(name)(__VA_ARGS__);                                             \
    }
CALL(fsync, "fsync", isFile(file), (int file), file)
CALL(fdatasync, "fsync", isFile(file), (int file), file)
CALL(ftruncate, "ftruncate", isFile(file), (int file, off_t size), file, size)
CALL(ftruncate64, "ftruncate", isFile(file), (int file, off64_t size), file, size)
CALL(flock, "flock", isFile(file), (int file, int how), file, how)
CALL(rename, "rename", isUnder(to), (const char *from, const char *to), from, to)
CALL(renameat, "rename", isUnder(to), (int a, const char *from, int b, const char *to), a, from, b, to)
CALL(renameat2, "rename", isUnder(to), (int a, const char *from, int b, const char *to, unsigned flags),
     a, from, b, to, flags)
CALL(mkdir, "mkdir", isUnder(path), (const char *path, mode_t mode), path, mode)
CALL(mkdirat, "mkdir", isUnder(path), (int a, const char *path, mode_t mode), a, path, mode)
CALL(link, "link", isUnder(to), (const char *from, const char *to), from, to)
CALL(linkat, "link", isUnder(to), (int a, const char *from, int b, const char *to, int flags), a, from, b, to, flags)
CALL(unlink, "unlink", isUnder(path), (const char *path), path)
CALL(unlinkat, "unlink", isUnder(path), (int a, const char *path, int flags), a, path, flags)

// A file is closed even where that fails, as on Linux.
int close(int file) {
    int isCounted = isFile(file);
    if (file >= 0 && file < MOST_FILES) isOurs[file] = 0;
    if (isCounted && judge("close") == FAIL) {
        int code = errno;
        REAL(close)(file);
        errno = code;
        return -1;
    }
    return REAL(close)(file);
}
