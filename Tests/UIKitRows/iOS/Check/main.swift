import Foundation

print(try RowRun.appendRecords(to: CommandLine.arguments[1], limit: 1))
