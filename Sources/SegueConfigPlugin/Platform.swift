import Foundation
import PackagePlugin

// Xcode's projects are not packages; SwiftPM on Linux does not have them.
#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension SegueConfigPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(
      context: XcodePluginContext, target: XcodeTarget
    ) throws -> [Command] {
      try commands(
        files: target.inputFiles.map(\.url),
        list: target.inputFiles.map(\.url).first { $0.lastPathComponent == Self.listName },
        target: target.displayName, modules: nil, tool: context.tool(named: "segue-compile").url,
        output: context.pluginWorkDirectoryURL)
    }
  }
#endif
