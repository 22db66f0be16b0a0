import XCTest

@testable import Kasane

/// Frameworks that an app links, and other projects build.
final class XcodeWorkspaceTests: PortingTestCase {
    /// Writes a project with an app that links frameworks by name.
    private func writeApp(linking frameworks: [String], more: String = "", to path: String) throws {
        let files = frameworks.enumerated().map { index, name in
            "B\(index) = { isa = PBXBuildFile; fileRef = F\(index); }; "
                + "F\(index) = { isa = PBXFileReference; path = \(name); sourceTree = BUILT_PRODUCTS_DIR; };"
        }
        let list = frameworks.indices.map { "B\($0)" }.joined(separator: ", ")
        try write(
            """
            // !$*UTF8*$!
            { rootObject = ROOT; objects = {
              ROOT = { isa = PBXProject; mainGroup = MAIN; targets = (APP); \(more) };
              MAIN = { isa = PBXGroup; children = (FA, SUB); sourceTree = "<group>"; };
              FA = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
              SUB = { isa = PBXFileReference; path = Inner/Inner.xcodeproj; sourceTree = "<group>"; };
              S = { isa = PBXSourcesBuildPhase; files = (BA); }; BA = { isa = PBXBuildFile; fileRef = FA; };
              L = { isa = PBXFrameworksBuildPhase; files = (\(list)); }; \(files.joined(separator: "\n"))
              APP = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                buildPhases = (S, L); };
            }; }
            """, to: "\(path)/project.pbxproj")
    }

    /// Writes a project with a framework for macOS and one for iOS, whose identifiers are those of the app's project.
    private func writeFramework(_ name: String, linking other: String? = nil, to path: String) throws {
        let place = "sourceTree = BUILT_PRODUCTS_DIR;"
        let link = other.map { "F0 = { isa = PBXFileReference; path = \($0); \(place) };" } ?? ""
        try write(
            """
            // !$*UTF8*$!
            { rootObject = ROOT; objects = {
              ROOT = { isa = PBXProject; mainGroup = MAIN; targets = (MAC, APP); };
              MAIN = { isa = PBXGroup; children = (FA, FB); sourceTree = "<group>"; };
              FA = { isa = PBXFileReference; path = \(name).swift; sourceTree = "<group>"; };
              FB = { isa = PBXFileReference; path = Mac.swift; sourceTree = "<group>"; };
              S = { isa = PBXSourcesBuildPhase; files = (BA); }; BA = { isa = PBXBuildFile; fileRef = FA; };
              SB = { isa = PBXSourcesBuildPhase; files = (BB); }; BB = { isa = PBXBuildFile; fileRef = FB; };
              L = { isa = PBXFrameworksBuildPhase; files = (\(other == nil ? "" : "B0")); };
              B0 = { isa = PBXBuildFile; fileRef = F0; }; \(link)
              P = { isa = PBXFileReference; path = \(name).framework; sourceTree = BUILT_PRODUCTS_DIR; };
              PM = { isa = PBXFileReference; path = \(name).framework; sourceTree = BUILT_PRODUCTS_DIR; };
              APP = { isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.framework";
                buildPhases = (S, L); productReference = P; };
              MAC = { isa = PBXNativeTarget; name = "\(name)-macOS"; productType = "com.apple.product-type.framework";
                buildPhases = (SB); productReference = PM; buildConfigurationList = LIST; };
              LIST = { isa = XCConfigurationList; buildConfigurations = (DEBUG); };
              DEBUG = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = macosx; }; };
            }; }
            """, to: "\(path)/project.pbxproj")
    }

    private func writeWorkspace(_ contents: String, to path: String) throws {
        try write(
            "<?xml version=\"1.0\"?><Workspace version=\"1.0\">\(contents)</Workspace>",
            to: "\(path)/contents.xcworkspacedata")
    }

    private func package(of path: String) throws -> (package: GeneratedPackage, missing: [String]) {
        let project = try XcodeProject(path: "\(root)/\(path)")
        let target = try project.target(named: "App")
        return (try project.package(for: target), project.missingFrameworks(of: target))
    }

    func testAFrameworkOfTheWorkspaceIsBuilt() throws {
        try writeApp(linking: ["Kit.framework", "None.framework"], to: "Demo/App.xcodeproj")
        try writeFramework("Kit", linking: "Base.framework", to: "Sources/Kit/Kit.xcodeproj")
        try writeFramework("Base", to: "Sources/Base.xcodeproj")
        try writeWorkspace(
            """
            <FileRef location="group:Demo/App.xcodeproj"/>
            <Group location="container:Sources" name="All"><FileRef location="group:Kit/Kit.xcodeproj"/>
              <FileRef location="group:Base.xcodeproj"/><FileRef location="group:Gone.xcodeproj"/></Group>
            """, to: "All.xcworkspace")
        let (package, missing) = try package(of: "Demo/App.xcodeproj")
        XCTAssertEqual(package.modules.map(\.name), ["App", "Kit", "Base"])
        XCTAssertEqual(package.modules.map(\.kind), [.program, .library, .library])
        XCTAssertEqual(package.modules.map(\.dependencies), [["Kit"], ["Base"], []])
        XCTAssertEqual(package.modules[1].sources, ["\(root)/Sources/Kit/Kit.swift"])
        XCTAssertEqual(missing, ["None.framework"])
    }

    /// A workspace without the project, or further away, is not the project's.
    func testOtherWorkspacesAreIgnored() throws {
        try writeApp(linking: ["Kit.framework"], to: "App.xcodeproj")
        try writeFramework("Kit", to: "Kit.xcodeproj")
        try writeWorkspace("<FileRef location=\"group:Kit.xcodeproj\"/>", to: "Other.xcworkspace")
        try writeWorkspace("<FileRef", to: "Broken.xcworkspace")
        let (package, missing) = try package(of: "App.xcodeproj")
        XCTAssertEqual(package.modules.map(\.name), ["App"])
        XCTAssertEqual(missing, ["Kit.framework"])
    }

    func testAFrameworkOfAnInnerProjectIsBuilt() throws {
        try writeApp(
            linking: ["Inner.framework"], more: "projectReferences = ({ ProductGroup = G; ProjectRef = SUB; });",
            to: "App.xcodeproj")
        try writeFramework("Inner", to: "Inner/Inner.xcodeproj")
        let package = try package(of: "App.xcodeproj").package
        XCTAssertEqual(package.modules.map(\.name), ["App", "Inner"])
    }

    func testPodsThatAreDevelopedBesideTheProjectAreBuilt() throws {
        try writeApp(linking: ["Pods_App.framework"], to: "Example/App.xcodeproj")
        try write(
            "let package = Package(name: \"Kit\", products: [.library(name: \"Kit\")])", to: "Package.swift")
        try write(
            """
            target 'App' do
              pod 'Kit/Core', :path => '../'
              pod "Other", path: "../Other"
              pod 'Far', '~> 1.0'
            end
            """, to: "Example/Podfile")
        let (package, missing) = try package(of: "Example/App.xcodeproj")
        XCTAssertEqual(package.packages, [".package(path: \"\(root)\")"])
        XCTAssertEqual(package.modules[0].products.map(\.name), ["Kit"])
        XCTAssertEqual(missing, [])
    }
}
