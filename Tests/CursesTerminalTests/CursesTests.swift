import TestSupport
import Testing

/// All that opens ncurses: it has one screen in a process, so these run one after another.
@Suite(.serialized, .ownThreads) enum CursesTests {}
