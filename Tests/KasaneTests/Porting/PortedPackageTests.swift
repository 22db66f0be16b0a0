import UIKit
import XCTest

@testable import Kasane

/// Packages prepared with a rewriter that only knows `@objc`.
final class PortedPackageTests: PortingTestCase {
    private let observer = RecordingObserver()

    override func setUpWithError() throws {
        try super.setUpWithError()
        try write(
            """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(
                name: "App", dependencies: [.package(path: "../Kit")],
                targets: [.target(name: "App", dependencies: ["Kit"])])
            """, to: "App/Package.swift")
        try write(
            """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(
                name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")])
            """, to: "Kit/Package.swift")
        try write("class A { @objc func a() {} }\n", to: "App/Sources/App/A.swift")
        try write("class B { @objc func b() {} }\n", to: "Kit/Sources/Kit/B.swift")
        try write("class C {}\n", to: "Kit/Sources/Kit/C.swift")
    }

    private func ported(_ path: String = "App", scratch: String? = nil) throws -> PortedPackage {
        let place = URL(fileURLWithPath: "\(root)/installation")
        // Rewritten files belong to another build of Kasane.
        if !FileManager.default.fileExists(atPath: place.path) {
            try write("", to: "installation/libKasaneScene.so")
            try write("Swift version \(Self.version)", to: "installation/Modules/CoreGraphics.swiftmodule")
            try write("", to: "installation/KasaneXCTest.build/Exports.swift.o")
        }
        let package = try PortedPackage(
            folder: "\(root)/\(path)", scratch: scratch, options: [],
            installation: SceneInstallation(besides: place.appendingPathComponent("kasane")),
            rewriterSources: PortingTestCase.rewriter(), observer: observer)
        package.rewriterCache = SceneCache(
            folder: FileManager.default.temporaryDirectory.appendingPathComponent("kasane-tests-cache/rewriters"))
        return package
    }

    private static let version = (try? Toolchain.current(known: nil, nil).version) ?? ""

    private func prepare() throws -> PortedPackage.Preparation {
        observer.steps = []
        return try ported().prepare()
    }

    private func overlay(_ preparation: PortedPackage.Preparation) throws -> String {
        try XCTUnwrap(preparation.arguments.first { $0.hasSuffix(".yaml") && $0.contains("overlay") })
    }

    func testSourcesOfDependenciesAreRewrittenToo() throws {
        let preparation = try prepare()
        XCTAssertEqual(
            preparation.rewritten.keys.sorted(),
            ["\(root)/App/Sources/App/A.swift", "\(root)/Kit/Sources/Kit/B.swift"])
        let text = try String(
            contentsOfFile: preparation.rewritten["\(root)/Kit/Sources/Kit/B.swift"] ?? "", encoding: .utf8)
        XCTAssertEqual(text, "class B {       func b() {} }\n")
        XCTAssertTrue(preparation.arguments.contains("-I\(root)/installation/Modules"))
        XCTAssertTrue(preparation.arguments.contains("-lKasaneScene"))
        // Only the scratch folder is new.
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: "\(root)/Kit").sorted(), ["Package.swift", "Sources"])
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: "\(root)/App").sorted(),
            [".build", "Package.swift", "Sources"])
    }

    /// Unchanged packages are neither queried nor rewritten again; changed ones, no more than necessary.
    func testOnlyWhatChangesIsDoneAgain() throws {
        let first = try overlay(prepare())
        XCTAssertTrue(observer.steps.contains("Resolving dependencies"), "\(observer.steps)")
        XCTAssertEqual(try overlay(prepare()), first)
        XCTAssertEqual(observer.steps, [])

        try write("class C { @objc func c() {} }\n", to: "Kit/Sources/Kit/C.swift")
        let edited = try prepare()
        XCTAssertEqual(observer.steps, ["Rewriting 3 files"])
        XCTAssertEqual(try overlay(edited), first)
        XCTAssertEqual(edited.rewritten.count, 3)

        try write("class D { @objc func d() {} }\n", to: "Kit/Sources/Kit/D.swift")
        XCTAssertEqual(try prepare().rewritten.count, 4)
        XCTAssertEqual(observer.steps, ["Reading kit (1 of 1)", "Rewriting 4 files"])

        try FileManager.default.removeItem(atPath: "\(root)/Kit/Sources/Kit/D.swift")
        XCTAssertEqual(try prepare().rewritten.count, 3)

        // A manifest may contain anything: everything is queried again.
        try write("\n", to: "App/Package@swift-5.0.swift")
        _ = try? prepare()
        XCTAssertTrue(observer.steps.contains("Resolving dependencies"), "\(observer.steps)")
    }

    /// A manifest that reads a variable is evaluated again when the variable changes.
    func testVariablesThatManifestsAskFor() throws {
        setenv("KASANE_TEST_VARIABLE", "1", 1)
        defer { unsetenv("KASANE_TEST_VARIABLE") }
        try write("// Context.environment[\"KASANE_TEST_VARIABLE\"]", to: "V/Package.swift")
        let package = KnownPackage(identity: "v", path: "\(root)/V")
        XCTAssertTrue(package.hasSameManifests)
        setenv("KASANE_TEST_VARIABLE", "", 1)
        XCTAssertFalse(package.hasSameManifests)
        setenv("KASANE_TEST_VARIABLE", "1", 1)
        XCTAssertTrue(package.hasSameManifests)
        try write("// changed", to: "V/Package.swift")
        XCTAssertFalse(package.hasSameManifests)
    }

    /// When a file's rewriting depends on another file, the overlay's name makes the compiler rebuild everything.
    func testFactsThatChangeCompileAllAnew() throws {
        let first = try overlay(prepare())
        try write("// fact: f is optional\nclass C {}\n", to: "Kit/Sources/Kit/C.swift")
        let second = try overlay(prepare())
        XCTAssertNotEqual(first, second)
        try write("class C {}\n", to: "Kit/Sources/Kit/C.swift")
        XCTAssertEqual(try overlay(prepare()), first)
    }

    func testReportsNameFilesAndCount() throws {
        let package = try ported()
        let port = try PortedSources(package.prepare(), notes: ["x is left out"], of: package)
        XCTAssertEqual(
            port.report,
            """
            Sources/App/A.swift (1 line): @objc 1
            \(root)/Kit/Sources/Kit/B.swift (1 line): @objc 1

            3 files with 3 lines: 2 change (@objc 2), nothing unsupported
            x is left out
            """)
        XCTAssertEqual(try port.write(to: "\(root)/out"), 1)
        XCTAssertEqual(
            try String(contentsOfFile: "\(root)/out/Sources/App/A.swift", encoding: .utf8),
            "class A {       func a() {} }\n")
        assertFails("contains the original sources") { _ = try port.write(to: "\(root)/App") }
        XCTAssertEqual(
            try String(contentsOfFile: "\(root)/App/Sources/App/A.swift", encoding: .utf8),
            "class A { @objc func a() {} }\n")
    }

    // MARK: Bad input

    func testWhatIsMissingIsNamed() throws {
        assertFails("no Package.swift in") { _ = try ported("Kit/..") }
        assertFails("nowhere not found") { _ = try ported("nowhere") }
        XCTAssertEqual(try ported("App/Sources/App").folder, "\(root)/App")
        assertFails("name another folder with --scratch-path") { _ = try ported(scratch: "/proc/kasane").prepare() }
        try FileManager.default.createSymbolicLink(
            atPath: "\(root)/App/Sources/App/Gone.swift", withDestinationPath: "\(root)/gone")
        // The package manager omits a dangling link, or Kasane reports it.
        do { _ = try prepare() } catch SceneFailure.line(let line) { XCTAssertTrue(line.contains("Gone.swift"), line) }
    }

    func testALinkedSourceIsRewrittenUnderItsName() throws {
        try write("class L { @objc func l() {} }\n", to: "elsewhere/L.swift")
        try FileManager.default.createSymbolicLink(
            atPath: "\(root)/App/Sources/App/L.swift", withDestinationPath: "\(root)/elsewhere/L.swift")
        XCTAssertNotNil(try prepare().rewritten["\(root)/App/Sources/App/L.swift"])
        try write("class L { @objc func l2() {} }\n", to: "elsewhere/L.swift")
        _ = try prepare()
        XCTAssertEqual(observer.steps, ["Rewriting 4 files"])
    }

    /// A link to its own folder would have each file compiled forty times.
    func testALinkThatLeadsRoundIsNamed() throws {
        try FileManager.default.createSymbolicLink(
            atPath: "\(root)/App/Sources/App/again", withDestinationPath: "../App")
        assertFails("\(root)/App/Sources/App/again/A.swift is the same file as \(root)/App/Sources/App/A.swift") {
            _ = try prepare()
        }
        try FileManager.default.removeItem(atPath: "\(root)/App/Sources/App/again")
        XCTAssertNoThrow(try prepare())
    }

    func testAPathThatLeadsNowhereIsNamed() throws {
        try FileManager.default.moveItem(atPath: "\(root)/Kit", toPath: "\(root)/Other")
        assertFails("\(root)/App depends on a package that does not exist") { _ = try prepare() }
    }

    func testAToolchainThatKasaneWasNotBuiltWithIsNamed() throws {
        let toolchain = Toolchain(
            swift: "/usr/bin/swift", version: "6.10", host: "/none", triple: "x", identity: "y")
        try write("", to: "i/libKasaneScene.so")
        try write("\0\0 Swift version 6.3.1 (swift-6.3.1-RELEASE)", to: "i/Modules/CoreGraphics.swiftmodule")
        let installation = try SceneInstallation(besides: URL(fileURLWithPath: "\(root)/i/kasane"))
        assertFails("Swift 6.10, newer than Swift 6.3.1, with which Kasane was built") {
            try toolchain.check(against: installation)
        }
    }

    func testAMissingSwiftSyntaxIsNamed() throws {
        try write("import SwiftParser\n", to: "rewriter/main.swift")
        let real = try Toolchain.current(known: nil, nil)
        let toolchain = Toolchain(
            swift: real.swift, version: real.version, host: "\(root)/host", triple: real.triple, identity: real.identity
        )
        let rewriter = try RewriterProgram(toolchain, sources: URL(fileURLWithPath: "\(root)/rewriter"))
        assertFails("\(root)/host/SwiftParser.swiftmodule is missing") { _ = try rewriter.program(observer, nil) }
        assertFails("the rewriter's sources are not in") {
            _ = try RewriterProgram(real, sources: URL(fileURLWithPath: "\(root)/none"))
        }
    }

    func testWhatMayNotBeReadIsNamed() {
        for errors in [
            "error: 'app': invalid access to /app/Sources/Lib\nwarning: 'app': Source files should be elsewhere\n",
            "error: the manifest at '/app/Package.swift' cannot be accessed (invalid access to /app/Sources/Lib)\n",
        ] {
            guard case .line(let line) = PackageManager.failure(errors, "/app") else { return XCTFail("no line") }
            XCTAssertEqual(line, "/app/Sources/Lib cannot be read: permit it with chmod u+rX")
        }
    }

    func testDependenciesWithoutANetworkAreNamed() {
        for errors in [
            "error: Failed to clone repository https://x:\n    fatal: unable to access 'https://x:1/'\n",
            "Fetching https://x\nerror: Git command 'git -C /c config' failed: fatal: cannot change to '/c'\n",
        ] {
            guard case .line(let line) = PackageManager.failure(errors, "/app") else { return XCTFail("no line") }
            XCTAssertTrue(line.hasPrefix("the dependencies of /app cannot be fetched"), line)
            XCTAssertTrue(line.contains("https://x:"), line)
        }
        // The network error explains more than its consequences.
        let both =
            "error: Git command 'git config' failed\n fatal: unable to access 'https://x:1/': Could not resolve host: x\n"
        guard case .line(let line) = PackageManager.failure(both, "/app") else { return XCTFail("no line") }
        XCTAssertTrue(line.contains("Could not resolve host"), line)
        guard case .diagnostics("error: what\n") = PackageManager.failure("error: what", "/app") else {
            return XCTFail("the package manager's own words are lost")
        }
    }

    func testKasaneStandsForOneVersionOfIOS() async {
        let version = await MainActor.run { UIDevice.current.systemVersion }
        XCTAssertEqual(KasaneModules.iOSVersion, version)
    }
}
