import Kasane
import XCTest

@testable import KasaneCommand

/// The command lines of `kasane build`, `test`, `run`, `xcode`, `port` and `diff`.
final class PackageInvocationTests: XCTestCase {
    func testWordsOfThePackageManagerArePassedOn() throws {
        let arguments = try package(.test, "--filter", "CardTests", "--parallel", "-Xswiftc", "-DX", "--num-workers=2")
        XCTAssertEqual(arguments.words, ["--filter", "CardTests", "--parallel", "-Xswiftc", "-DX", "--num-workers=2"])
        XCTAssertEqual(arguments.request, PortRequest(.package(folder: ".")))
    }

    func testFoldersAreTaken() throws {
        var arguments = try package(.build, "--package-path", "Cards", "-c", "release", "--scratch-path=/tmp/x")
        XCTAssertEqual(arguments.words, ["-c", "release"])
        XCTAssertEqual(arguments.request.source, .package(folder: "Cards"))
        XCTAssertEqual(arguments.request.scratch, "/tmp/x")
        XCTAssertEqual(arguments.request.configuration, "release")
        arguments = try package(.build, "Plain/", "-v")
        XCTAssertEqual(arguments.request.source, .folder("Plain/"))
        XCTAssertEqual(arguments.words, ["-v"])
        XCTAssertEqual(try package(.build, "Cards").request.source, .package(folder: "Cards"))
    }

    /// Arguments after a program's name belong to the program, even if they look like Kasane's options.
    func testAProgramKeepsItsWords() throws {
        let arguments = try package(.run, "--scratch-path", "s", "Demo", "--scratch-path", "t", "--help")
        XCTAssertEqual(arguments.words, ["Demo", "--scratch-path", "t", "--help"])
        XCTAssertEqual(arguments.request.scratch, "s")
        XCTAssertEqual(try package(.run, "Plain/").request.source, .folder("Plain/"))
        XCTAssertEqual(try package(.run, "-c", "release", "--", "-h").words, ["-c", "release", "--", "-h"])
    }

    func testOptionsThatFindDependenciesAreKnown() throws {
        let arguments = try package(.build, "--traits", "A,B", "--skip-update", "-v", "--cache-path=/c")
        XCTAssertEqual(arguments.request.options, ["--traits", "A,B", "--skip-update", "--cache-path=/c"])
        XCTAssertEqual(arguments.words, ["--traits", "A,B", "--skip-update", "-v", "--cache-path=/c"])
    }

    func testADeviceIsNamed() throws {
        let arguments = try package(.test, "--device", "iphone se 3rd generation", "--parallel")
        XCTAssertEqual(arguments.device, .iPhoneSE)
        XCTAssertEqual(arguments.words, ["--parallel"])
        XCTAssertEqual(try package(.run, "--device=iPad mini (6th generation)", "Demo").device, .iPadMini)
        assertProblem(["test", "--device", "iPhone SF"], "iPhone SF is unknown: the nearest are iPhone")
        assertProblem(["test", "--device"], "--device needs a value")
    }

    func testHelp() throws {
        XCTAssertEqual(try Invocation(["build", "--help"]), .help(.package))
        XCTAssertEqual(try Invocation(["help", "test"]), .help(.package))
        XCTAssertEqual(try Invocation(["xcode", "-h"]), .help(.xcode))
        XCTAssertEqual(try Invocation(["port", "--help"]), .help(.port))
        XCTAssertEqual(try Invocation(["diff", "-h"]), .help(.diff))
        for topic in [HelpTopic.package, .xcode, .port, .diff] {
            for line in topic.text.split(separator: "\n") { XCTAssertLessThanOrEqual(line.count, 120, "\(line)") }
        }
    }

    func testWrongWordsAreNamed() {
        assertProblem(["build", "--scratch-path"], "--scratch-path needs a value")
        assertProblem(["build", "nowhere-at-all"], "folder nowhere-at-all not found")
        assertProblem(["port"], "needs --report")
        assertProblem(["port", "-o"], "-o needs a value: see kasane help port")
        assertProblem(["port", "--frobnicate"], "unknown option --frobnicate")
        assertProblem(["xcode"], "no project to build")
        assertProblem(["xcode", "App.xcworkspace"], "is a workspace")
        assertProblem(["xcode", "App.xcodeproj", "--target"], "needs the name of a target")
        assertProblem(["diff", "a.png"], "compares two images, not 1")
    }

    func testProjects() throws {
        guard
            case .package(let arguments) = try Invocation(
                ["xcode", "App.xcodeproj", "--target", "App", "run", "-c", "release", "--scratch-path", "s"])
        else { return XCTFail("no package") }
        XCTAssertEqual(arguments.verb, .run)
        XCTAssertEqual(arguments.words, ["-c", "release"])
        XCTAssertEqual(arguments.request.source, .project("App.xcodeproj", target: "App"))
        XCTAssertEqual(arguments.request.scratch, "s")
    }

    // MARK: Helpers

    private func package(_ verb: PackageArguments.Verb, _ words: String...) throws -> PackageArguments {
        let arguments = try PackageArguments(verb, words) { path in
            (["Cards", "Plain/"].contains(path), path == "Cards")
        }
        return try XCTUnwrap(arguments)
    }

    private func assertProblem(_ words: [String], _ text: String, line: UInt = #line) {
        XCTAssertThrowsError(try Invocation(words), line: line) { error in
            let problem = (error as? UsageError)?.problem ?? "\(error)"
            XCTAssertTrue(problem.contains(text), problem, line: line)
            XCTAssertFalse(problem.contains("\n"), line: line)
        }
    }
}
