import MeniscusCommands
import Testing

@Suite struct PathNameTests {
  @Test(arguments: [
    ("logo.png", "", "logo", "png"), ("a/b.c/logo.tar.gz", "a/b.c/", "logo.tar", "gz"),
    ("/logo", "/", "logo", nil), (".png", "", ".png", nil), ("..png", "", "..png", nil),
    ("a/.hidden.png", "a/", ".hidden", "png"), ("logo.", "", "logo.", nil), ("", "", "", nil),
    ("a.b/", "a.b/", "", nil),
  ])
  func parts(_ path: String, _ folder: String, _ stem: String, _ ending: String?) {
    let name = PathName(path)
    #expect(name.folder == folder && name.stem == stem && name.fileExtension == ending)
  }

  @Test func otherExtension() {
    #expect(PathName("a/logo.v2.npy").with(fileExtension: "json") == "a/logo.v2.json")
    #expect(PathName("logo").with(fileExtension: "json") == "logo.json")
  }
}
