package enum SessionModule {}
