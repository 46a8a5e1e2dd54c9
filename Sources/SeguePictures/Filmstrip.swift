public import SegueRecording

/// A page of pictures that summarizes a recording.
public enum Filmstrip {
  /// Returns the key moments of a recording as SVG, with times, touches, events and verdicts.
  ///
  /// Every screen is drawn at 1 pt of the device to 1 unit of the page. The file loads no fonts and
  /// runs no scripts; equal recordings produce equal bytes.
  public static func svg(
    of recording: Recording, options: FilmstripOptions = FilmstripOptions()
  ) -> String {
    FilmstripPage(recording, options: options).svg()
  }
}
