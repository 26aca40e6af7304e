package enum StorefrontModule {}
