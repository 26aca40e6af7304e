package enum SceneModule {}
