import XCTest

@testable import Kasane

final class PackageGraphTests: PortingTestCase {
    /// Only the dependencies of the built package are rewritten, with its own tests and without others'.
    func testTargetsThatAreReached() {
        let graph = PackageGraph([
            package("app", [target("App", products: ["Kit"]), target("AppTests", type: "test", needs: ["App"])]),
            package(
                "kit",
                [target("Kit", needs: ["Core"]), target("Core"), target("Unused"), target("KitTests", type: "test")],
                products: ["Kit": ["Kit"], "Unused": ["Unused"]]),
        ])
        let targets = graph.jobTargets()
        XCTAssertEqual(targets.map(\.name), ["App", "AppTests", "Kit", "Core"])
        XCTAssertEqual(targets.map(\.isTest), [false, true, false, false])
        XCTAssertEqual(targets[0].dependencies, ["Kit"])
        XCTAssertEqual(targets[2].package, "kit")
        XCTAssertEqual(targets[2].files, ["\(root)/kit/Sources/Kit/a.swift"])
        XCTAssertEqual(graph.notes, [])
        XCTAssertEqual(targets.map(\.isForIOS), [false, false, false, false])
        XCTAssertEqual(graph.jobTargets(isProject: true).map(\.isForIOS), [true, true, false, false])
    }

    /// Macros and plugins run on the build host, and are unchanged.
    func testToolsAreNotRewritten() {
        let graph = PackageGraph([
            package("app", [target("App", needs: ["Macros"]), target("Macros", type: "macro")])
        ])
        XCTAssertEqual(graph.jobTargets().map(\.name), ["App"])
    }

    /// Objective-C targets are omitted, and those that import them unconditionally, and their dependents.
    func testObjectiveCIsLeftOut() throws {
        try write("import Old\n", to: "app/Sources/Bridge/a.swift")
        try write("#if canImport(Old)\nimport Old\n#endif\n", to: "app/Sources/Careful/a.swift")
        try write("@testable public import struct Bridge.Thing\n", to: "app/Sources/Top/a.swift")
        try write("// import Old\n", to: "app/Sources/New/a.swift")
        let graph = PackageGraph([
            package(
                "app",
                [
                    target("Old", module: "ClangTarget", sources: ["a.m"]), target("Bridge", needs: ["Old"]),
                    target("Careful", needs: ["Old"]), target("Top", needs: ["Bridge"]), target("New", needs: ["Old"]),
                    target("Plain", module: "ClangTarget", sources: ["a.c"]),
                ], products: ["Old": ["Old"], "All": ["Old", "New"]])
        ])
        XCTAssertEqual(graph.leftOut.map(\.target), ["Old", "Bridge", "Top"])
        XCTAssertEqual(graph.jobTargets().map(\.name), ["Careful", "New"])
        XCTAssertTrue(graph.notes[0].hasPrefix("Old is not built: it is Objective-C"), graph.notes[0])
        XCTAssertEqual(graph.notes[2], "Top is not built: it imports Bridge")
        XCTAssertEqual(graph.overlay.removedTargets["\(root)/app"], ["Old", "Bridge", "Top"])
        XCTAssertEqual(graph.overlay.removedProducts, ["Old"])
    }

    /// Targets that a dependency omits only for itself are not reported.
    func testOnlyWhatIsNeededIsNamed() throws {
        try write("import Old\n", to: "kit/Sources/Kit/a.swift")
        try write("import Old\n", to: "kit/Sources/KitTests/a.swift")
        let graph = PackageGraph([
            package("app", [target("App", products: ["Kit"])]),
            package(
                "kit",
                [
                    target("Old", module: "ClangTarget", sources: ["a.m"]), target("Kit", needs: ["Old"]),
                    target("KitTests", type: "test", needs: ["Old"]),
                ], products: ["Kit": ["Kit"]]),
        ])
        XCTAssertEqual(graph.leftOut.map(\.target), ["Old", "Kit", "KitTests"])
        XCTAssertEqual(graph.notes.map { $0.prefix { $0 != " " } }, ["Old", "Kit"])
    }

    /// Older packages list their tests for Linux, where iOS discovers them.
    func testListsOfTestsAreFound() throws {
        func hasList() -> Bool {
            var known = KnownPackage(identity: "app", path: "\(root)/app")
            let tests = target("AppTests", type: "test")
            known.describe(as: PackageDescription(name: "app", path: "\(root)/app", products: [], targets: [tests]))
            return known.hasTestList
        }
        try write("", to: "app/Sources/AppTests/a.swift")
        XCTAssertFalse(hasList())
        try write("", to: "app/Sources/LinuxMain.swift")
        XCTAssertTrue(hasList())
    }

    func testAModuleOfKasanesNameIsNamed() {
        let graph = PackageGraph([package("app", [target("App")]), package("old", [target("Combine")])])
        assertFails("the target Combine of old (\(root)/old) has the name of one of Kasane's modules") {
            try graph.checkNames(besides: KasaneModules.names)
        }
    }

    func testPackagesAreFoundOnceFromTheTopDown() throws {
        let shared = ResolvedPackage(identity: "s", path: "/s", dependencies: [])
        let root = ResolvedPackage(
            identity: "r", path: "/r",
            dependencies: [ResolvedPackage(identity: "a", path: "/a", dependencies: [shared]), shared])
        XCTAssertEqual(root.all.map(\.identity), ["r", "a", "s"])
    }
}
