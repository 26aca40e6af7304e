#ifndef BACKYARD_BIRDS_CNCURSES_SHIM_H
#define BACKYARD_BIRDS_CNCURSES_SHIM_H

// Wide characters and extended color pairs are only declared when these are set before the header.
#define NCURSES_WIDECHAR 1
#define _XOPEN_SOURCE_EXTENDED 1
#include <curses.h>
#include <term.h>

// What Swift does not import: globals (not safe from several threads, so an error in Swift 6) and macros with casts.

extern int wcwidth(wchar_t);
static inline int shim_wcwidth(wchar_t character) { return wcwidth(character); }

/// Where ncurses keeps its windows opaque, as Debian 13's does, Swift has no name of their type.
typedef WINDOW *shim_window;
static inline shim_window shim_stdscr(void) { return stdscr; }
static inline shim_window shim_curscr(void) { return curscr; }
static inline int shim_colors(void) { return COLORS; }
static inline int shim_color_pairs(void) { return COLOR_PAIRS; }

static inline attr_t shim_attr_bold(void) { return A_BOLD; }
static inline attr_t shim_attr_dim(void) { return A_DIM; }
static inline attr_t shim_attr_underline(void) { return A_UNDERLINE; }
static inline attr_t shim_attr_reverse(void) { return A_REVERSE; }
static inline attr_t shim_attr_italic(void) {
#ifdef A_ITALIC
    return A_ITALIC;
#else
    return A_NORMAL;
#endif
}

/// `setcchar` with a pair number beyond the range of `short`.
static inline int shim_setcchar(cchar_t *cell, const wchar_t *text, attr_t attributes, int pair) {
#if defined(NCURSES_EXT_COLORS) && NCURSES_EXT_COLORS
    return setcchar(cell, text, attributes, (short)(pair < 256 ? pair : 255), &pair);
#else
    return setcchar(cell, text, attributes, (short)pair, NULL);
#endif
}

static inline mmask_t shim_every_mouse_event(void) { return ALL_MOUSE_EVENTS | REPORT_MOUSE_POSITION; }

/// Forgets the description that `setupterm` loaded.
static inline void shim_forget_description(void) {
    if (cur_term) del_curterm(cur_term);
}

// Names of the capabilities that every terminal description may have, in the order of the compiled form.
static inline const char *shim_boolean_name(int index) { return boolnames[index]; }
static inline const char *shim_number_name(int index) { return numnames[index]; }
static inline const char *shim_string_name(int index) { return strnames[index]; }

/// What the loaded description has for the string capability of that place: `tigetstr` would look for each by its name.
/// NULL or (char *)-1 where there is none.
static inline const char *shim_string(int index) { return CUR Strings[index]; }

/// `tparm` with one number: it is variadic, which Swift does not call.
static inline const char *shim_tparm(const char *text, long number) {
    return tparm((char *)text, number, 0L, 0L, 0L, 0L, 0L, 0L, 0L, 0L);
}

#endif
