package enum CursesTerminalModule {}
