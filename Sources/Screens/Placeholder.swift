package enum ScreensModule {}
