public import SegueRecording

/// A page of pictures that tells what happened in a recording.
public enum Filmstrip {
  /// Draws the telling moments of a recording in rows, with times, fingers, events and verdicts, as SVG.
  ///
  /// Every screen is drawn at 1 pt of the device to 1 unit of the page. The file fetches no fonts and
  /// runs no scripts; the same recording gives the same bytes.
  public static func svg(
    of recording: Recording, options: FilmstripOptions = FilmstripOptions()
  ) -> String {
    FilmstripPage(recording, options: options).svg()
  }
}
