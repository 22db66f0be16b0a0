/// A package as described by `swift package describe`.
struct PackageDescription: Codable, Equatable {
    struct Target: Codable, Equatable {
        let name: String
        let c99name: String
        let type: String
        let moduleType: String
        /// Relative to the package.
        let path: String
        let sources: [String]
        let targetDependencies: [String]?
        let productDependencies: [String]?
        let resources: [Resource]?

        var isSwift: Bool { moduleType == "SwiftTarget" }
        var isTest: Bool { type == "test" }
        /// Whether the target runs during compilation, on the build machine.
        var isTool: Bool { type == "macro" || type == "plugin" }
        /// Whether it needs Apple's Objective-C runtime and frameworks.
        var isObjectiveC: Bool {
            moduleType == "ClangTarget" && sources.contains { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }
        }
    }

    struct Resource: Codable, Equatable { let path: String }

    struct Product: Codable, Equatable {
        let name: String
        let targets: [String]
    }

    let name: String
    let path: String
    let products: [Product]
    let targets: [Target]
}

/// A package and its dependencies, as reported by `swift package show-dependencies`.
struct ResolvedPackage: Codable, Equatable {
    let identity: String
    let path: String
    let dependencies: [ResolvedPackage]

    /// This package and all its dependencies, each once, this one first.
    var all: [ResolvedPackage] {
        var seen: Set<String> = []
        var open = [self]
        var found: [ResolvedPackage] = []
        while let package = open.popLast() {
            guard seen.insert(package.path).inserted else { continue }
            found.append(package)
            open += package.dependencies.reversed()
        }
        return found
    }
}
