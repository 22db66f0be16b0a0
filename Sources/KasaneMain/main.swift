import Foundation
import KasaneCommand

exit(Command.main(Array(CommandLine.arguments.dropFirst())))
