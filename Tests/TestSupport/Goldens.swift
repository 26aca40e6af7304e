import Drawing

package enum TestSupportModule {}
