# Homebrew, from a clone: brew install --HEAD --formula Sources/Packaging/backyard-birds.rb
# The license, and the address of a release, are the owner's to add.
class BackyardBirds < Formula
  desc "Living backyard in your terminal, in real time"
  homepage "file://#{File.expand_path("../..", __dir__)}"
  head homepage, using: :git, branch: "main"

  depends_on xcode: ["26.0", :build] if OS.mac?
  depends_on macos: :sequoia
  depends_on "swift" => :build if OS.linux?
  uses_from_macos "ncurses"

  def install
    # SwiftPM's sandbox does not start within Homebrew's.
    system "make", "install", "PREFIX=#{prefix}", "SWIFT_FLAGS=--disable-sandbox"
  end

  test do
    assert_match "backyard-birds", shell_output("#{bin}/backyard-birds --version")
    assert_match "Bird Springs", shell_output("#{bin}/backyard-birds status --in-memory --seed 7")
  end
end
