import XCTest

@testable import Kasane

final class XcodeProjectTests: PortingTestCase {
    /// Writes a project like Xcode: an app with groups and a synchronized folder, its tests, a package.
    private func writeProject() throws -> XcodeProject {
        try write(
            """
            // !$*UTF8*$!
            { archiveVersion = 1; objectVersion = 77; rootObject = ROOT /* Project object */; objects = {
              ROOT = { isa = PBXProject; mainGroup = MAIN; targets = (APP, TESTS, LIB); buildConfigurationList = PLIST;
                packageReferences = (PKG, LOCAL); developmentRegion = en; };
              MAIN = { isa = PBXGroup; children = (GROUP, SYNC, OTHER, FL); sourceTree = "<group>"; };
              GROUP = { isa = PBXGroup; path = Classic; sourceTree = "<group>"; children = (FA, FB, FV, ASSETS); };
              FA = { isa = PBXFileReference; path = "A file.swift"; sourceTree = "<group>"; };
              FB = { isa = PBXFileReference; path = Shared/B.swift; sourceTree = SOURCE_ROOT; };
              FV = { isa = PBXVariantGroup; children = (EN, DE); name = Localizable.strings; sourceTree = "<group>"; };
              EN = { isa = PBXFileReference; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
              DE = { isa = PBXFileReference; path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
              ASSETS = { isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
              SYNC = { isa = PBXFileSystemSynchronizedRootGroup; path = Followed; sourceTree = "<group>";
                exceptions = (EX, EXT); };
              EX = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP;
                membershipExceptions = (Info.plist, Old.swift, Left); };
              EXT = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = TESTS;
                membershipExceptions = (Both.swift); };
              OTHER = { isa = PBXFileSystemSynchronizedRootGroup; path = AppTests; sourceTree = "<group>"; };
              S1 = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
              R1 = { isa = PBXResourcesBuildPhase; files = (B3, B4); };
              B1 = { isa = PBXBuildFile; fileRef = FA; }; B2 = { isa = PBXBuildFile; fileRef = FB; };
              B3 = { isa = PBXBuildFile; fileRef = FV; }; B4 = { isa = PBXBuildFile; fileRef = ASSETS; };
              APP = { isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
                buildPhases = (S1, R1, F1); fileSystemSynchronizedGroups = (SYNC); buildConfigurationList = ALIST;
                packageProductDependencies = (PD, PL); };
              PD = { isa = XCSwiftPackageProductDependency; package = PKG; productName = Kit; };
              PL = { isa = XCSwiftPackageProductDependency; productName = Near; };
              PKG = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/x/Kit.git";
                requirement = { kind = upToNextMajorVersion; minimumVersion = 1.2.3; }; };
              LOCAL = { isa = XCLocalSwiftPackageReference; relativePath = Near; };
              F1 = { isa = PBXFrameworksBuildPhase; files = (B5, B6, B7); }; B5 = { isa = PBXBuildFile; fileRef = LIBP; };
              B6 = { isa = PBXBuildFile; fileRef = PODS; }; B7 = { isa = PBXBuildFile; fileRef = SYSTEM; };
              LIBP = { isa = PBXFileReference; path = Lib.framework; sourceTree = BUILT_PRODUCTS_DIR; };
              PODS = { isa = PBXFileReference; path = Pods.framework; sourceTree = BUILT_PRODUCTS_DIR; };
              SYSTEM = { isa = PBXFileReference; path = System/UIKit.framework; sourceTree = SDKROOT; };
              LIB = { isa = PBXNativeTarget; name = Lib; productType = "com.apple.product-type.framework";
                buildPhases = (S2); productReference = LIBP; };
              S2 = { isa = PBXSourcesBuildPhase; files = (B8); }; B8 = { isa = PBXBuildFile; fileRef = FL; };
              FL = { isa = PBXFileReference; path = Lib.swift; sourceTree = SOURCE_ROOT; };
              TESTS = { isa = PBXNativeTarget; name = AppTests; productType = "com.apple.product-type.bundle.unit-test";
                buildPhases = (); fileSystemSynchronizedGroups = (OTHER); dependencies = (DEP); buildConfigurationList = TLIST; };
              DEP = { isa = PBXTargetDependency; target = APP; };
              PLIST = { isa = XCConfigurationList; buildConfigurations = (PDEBUG); };
              PDEBUG = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
                SWIFT_VERSION = 5.0; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG $(inherited)"; BASE = com.example; }; };
              TLIST = { isa = XCConfigurationList; buildConfigurations = (TDEBUG); };
              TDEBUG = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
                TEST_HOST = "$(BUILT_PRODUCTS_DIR)/My App.app/My App"; }; };
              ALIST = { isa = XCConfigurationList; buildConfigurations = (ARELEASE, ADEBUG); };
              ARELEASE = { isa = XCBuildConfiguration; name = Release; buildSettings = { SWIFT_VERSION = 4.2; }; };
              ADEBUG = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
                SWIFT_VERSION = 6.0; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) EXTRA";
                SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY = YES;
                INFOPLIST_FILE = Followed/Info.plist; INFOPLIST_KEY_UILaunchScreen_Generation = YES;
                PRODUCT_BUNDLE_IDENTIFIER = "$(BASE).${TARGET_NAME:rfc1034identifier}"; MARKETING_VERSION = 1.4; }; };
            }; }
            """, to: "My.xcodeproj/project.pbxproj")
        for name in [
            "Classic/A file.swift", "Shared/B.swift", "Followed/C.swift", "Followed/Old.swift", "Followed/Left/L.swift",
            "Followed/Both.swift", "Followed/Deep/D.swift", "Followed/data.json", "Followed/Bridge.h", "Followed/old.m",
            "Followed/fr.lproj/Localizable.strings", "Followed/More.xcassets/x.imageset/Contents.json",
            "AppTests/AppTests.swift", "Lib.swift",
        ] { try write("\n", to: name) }
        try write(
            "let package = Package(name: \"Near\", products: [.library(name: \"Near\")])", to: "Near/Package.swift")
        try write(
            """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
            <key>CFBundleDisplayName</key><string>$(PRODUCT_NAME)!</string>
            <key>Scenes</key><array><dict><key>Class</key><string>$(PRODUCT_MODULE_NAME).Scene</string></dict></array>
            </dict></plist>
            """, to: "Followed/Info.plist")
        return try XcodeProject(path: "\(root)/My.xcodeproj")
    }

    func testSourcesAndResources() throws {
        let target = try writeProject().target(named: nil)
        XCTAssertEqual(target.module, "My_App")
        XCTAssertEqual(
            target.sources.map(relative),
            [
                "Classic/A file.swift", "Followed/Both.swift", "Followed/C.swift", "Followed/Deep/D.swift",
                "Shared/B.swift",
            ])
        XCTAssertEqual(
            target.resources.map(relative),
            [
                "Classic/Assets.xcassets", "Classic/de.lproj/Localizable.strings",
                "Classic/en.lproj/Localizable.strings",
                "Followed/More.xcassets", "Followed/data.json", "Followed/fr.lproj/Localizable.strings",
            ])
        XCTAssertEqual(target.foreignSources.map(relative), ["Followed/old.m"])
        XCTAssertEqual(target.foreignFrameworks, ["Pods.framework"])
    }

    /// A file in a folder of another target may be listed as one of this target's.
    func testTestsTakeSingleFilesOfTheApp() throws {
        let project = try writeProject()
        let target = try project.target(named: "AppTests")
        XCTAssertEqual(target.sources.map(relative), ["AppTests/AppTests.swift", "Followed/Both.swift"])
        let package = try project.package(for: target)
        XCTAssertEqual(package.modules.map(\.name), ["AppTests", "My_App", "Lib"])
        XCTAssertEqual(package.modules[0].kind, .tests)
        XCTAssertEqual(package.modules[0].dependencies, ["My_App"])
    }

    /// The app that hosts tests launches before them.
    func testTheHostLaunches() throws {
        let project = try writeProject()
        let target = try project.target(named: "AppTests")
        XCTAssertEqual(target.hostName, "My App")
        var addition = try XCTUnwrap(project.package(for: target).modules[0].addition)
        XCTAssertTrue(addition.contains("launchTestHost(delegateClassName: nil)"), addition)
        try write(
            """
            import UIKit
            // @main class Commented: UIApplicationDelegate {}
            @MainActor @objc class Other: NSObject, UIApplicationDelegate {}
            @UIApplicationMain
            @MainActor final class Delegate: UIResponder,
                UIApplicationDelegate {}

            """, to: "Followed/C.swift")
        let package = try project.package(for: target)
        addition = try XCTUnwrap(package.modules[0].addition)
        XCTAssertTrue(addition.contains("launchTestHost(delegateClassName: \"My_App.Delegate\")"), addition)
        XCTAssertEqual(package.modules.filter { $0.addition != nil }.map(\.name), ["AppTests"])
        try package.write(to: "\(root)/out")
        XCTAssertEqual(
            try String(contentsOfFile: "\(root)/out/Sources/AppTests/added.swift", encoding: .utf8), addition)
    }

    func testThePackageSaysWhatTheProjectDoes() throws {
        let project = try writeProject()
        let package = try project.package(for: project.target(named: "My App"))
        let manifest = package.manifest
        for text in [
            #".package(url: "https://example.com/x/Kit.git", from: "1.2.3")"#, #".package(path: "\#(root)/Near")"#,
            #".product(name: "Kit", package: "kit")"#, #".product(name: "Near", package: "near")"#,
            ".swiftLanguageMode(.v6)", #".define("EXTRA")"#, ".defaultIsolation(MainActor.self)",
            #".enableUpcomingFeature("MemberImportVisibility")"#, "executableTarget",
        ] { XCTAssertTrue(manifest.contains(text), "\(text) is not in \(manifest)") }
        XCTAssertFalse(manifest.contains("\"DEBUG\""))
        let information = package.information
        XCTAssertEqual(information["CFBundleIdentifier"] as? String, "com.example.My-App")
        XCTAssertEqual(information["CFBundleDisplayName"] as? String, "My App!")
        XCTAssertEqual(information["CFBundleShortVersionString"] as? String, "1.4")
        XCTAssertEqual(information["UILaunchScreen_Generation"] as? Bool, true)
        let scenes = information["Scenes"] as? [[String: String]]
        XCTAssertEqual(scenes, [["Class": "My_App.Scene"]])
    }

    func testWhatIsMissingIsNamed() throws {
        let project = try writeProject()
        assertFails("has no target Watch: it has My App, AppTests, Lib") { _ = try project.target(named: "Watch") }
        assertFails("cannot be read: name a project") { _ = try XcodeProject(path: "\(root)/None.xcodeproj") }
        try write("<<<<<<< HEAD", to: "Bad.xcodeproj/project.pbxproj")
        assertFails("is not a valid project file") { _ = try XcodeProject(path: "\(root)/Bad.xcodeproj") }
    }

    func testSettingsAreLaidOverOneAnother() throws {
        try write("#include \"base.xcconfig\"\nA = two $(inherited) // why\nB[sdk=macosx*] = mac\n", to: "top.xcconfig")
        try write("A = one\nB[sdk=iphoneos*] = phone\nLOOP = $(LOOP)\n", to: "base.xcconfig")
        var settings = BuildSettings()
        settings.lay(configurationFile: "\(root)/top.xcconfig")
        XCTAssertEqual(settings["A"], "two one")
        XCTAssertEqual(settings["B"], "phone")
        XCTAssertNil(settings["LOOP"])
        XCTAssertNil(settings["NONE"])
        settings.lay(["NAME": "1 Ünit"])
        XCTAssertEqual(
            settings.expand("$(NAME:c99extidentifier)-${NAME}"),
            "_Ünit-1 Ünit".replacingOccurrences(of: "_Ünit", with: "__Ünit"))
    }

    func testConditionsAreFlagsToo() {
        var settings = BuildSettings()
        settings.lay([
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG ONE",
            "OTHER_SWIFT_FLAGS": "-DTWO \"-D\" \"THREE\" -warn-concurrency -D ONE -D",
        ])
        XCTAssertEqual(XcodeProject.conditions(of: settings), ["DEBUG", "ONE", "TWO", "THREE"])
    }

    private func relative(_ path: String) -> String { String(path.dropFirst(root.count + 1)) }

    /// A project for an older version of Swift is compiled in that version's language mode, which has its names.
    func testLanguageModes() {
        XCTAssertEqual(
            ["3.0", "4", "4.0", "4.2", "5.0", "6.0", "$(odd)", nil].map { XcodeProject.languageMode(of: $0) },
            ["v4", "v4", "v4", "v4_2", "v5", "v6", "v5", "v5"])
    }
}
