/// The version of the tool, by semantic versioning.
nonisolated let version = "0.1.0"
