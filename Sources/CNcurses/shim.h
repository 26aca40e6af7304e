#ifndef BACKYARD_BIRDS_CNCURSES_SHIM_H
#define BACKYARD_BIRDS_CNCURSES_SHIM_H

// Wide characters and extended colour pairs are only declared when these are set before the header.
#define NCURSES_WIDECHAR 1
#define _XOPEN_SOURCE_EXTENDED 1
#include <curses.h>
#include <term.h>

#endif
