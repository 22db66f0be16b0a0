import LayerTestSupport
import ObjectRuntime
import UIKit
import XCTest

/// Objects from the XML of XIBs.
@MainActor
final class NibTests: NibTestCase {
    func testAFileThatWasCutOffIsRefused() async {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects><view id="a"><subviews>
            """
        assertReported("line", "well-formed") {
            XCTAssertEqual(UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil).count, 0)
        }
    }

    func testABundleWithoutALanguageIsSearched() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nibs-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects><view id="a"/></objects></document>
            """
        try Data(text.utf8).write(to: folder.appendingPathComponent("View.xib"))
        let bundle = try XCTUnwrap(Bundle(path: folder.path))
        XCTAssertEqual(UINib(nibName: "View", bundle: bundle).instantiate(withOwner: nil).count, 1)
        assertReported("../View.xib") {
            XCTAssertEqual(UINib(nibName: "../View", bundle: bundle).instantiate(withOwner: nil).count, 0)
        }
    }

    func testAViewHasItsAttributesAndSubviews() async throws {
        let view: UIView = try XCTUnwrap(
            first(
                """
                <view contentMode="center" tag="7" alpha="0.5" clipsSubviews="YES" id="a">
                  <rect key="frame" x="1" y="2" width="300" height="200"/>
                  <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
                  <color key="backgroundColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                  <subviews>
                    <label text="Hello" textAlignment="center" lineBreakMode="wordWrap" numberOfLines="3" id="b">
                      <rect key="frame" x="10" y="20" width="100" height="30"/>
                      <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="15"/>
                      <color key="textColor" systemColor="secondaryLabelColor"/>
                    </label>
                    <button buttonType="system" hidden="YES" id="c">
                      <state key="normal" title="Go"><color key="titleColor" white="0" alpha="1" colorSpace="calibratedWhite"/></state>
                      <state key="selected" title="Gone"/>
                    </button>
                    <switch on="YES" id="d"/><slider value="3" minValue="1" maxValue="5" id="e"/>
                    <segmentedControl selectedSegmentIndex="1" id="f">
                      <segments><segment title="A"/><segment title="B"/></segments>
                    </segmentedControl>
                    <textField placeholder="Name" borderStyle="roundedRect" clearButtonMode="whileEditing" id="g">
                      <textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="done" secureTextEntry="YES"/>
                    </textField>
                    <textView editable="NO" id="h"><string key="text">Line one
                two &amp; three</string></textView>
                    <stackView axis="vertical" distribution="fillEqually" alignment="center" spacing="8" id="i">
                      <subviews><view id="j"/><view id="k"/></subviews>
                    </stackView>
                  </subviews>
                </view>
                """))
        XCTAssertEqual(view.frame, CGRect(x: 1, y: 2, width: 300, height: 200))
        XCTAssertEqual(view.contentMode, .center)
        XCTAssertEqual([CGFloat(view.tag), view.alpha], [7, 0.5])
        XCTAssertTrue(view.clipsToBounds)
        XCTAssertEqual(view.autoresizingMask, [.flexibleWidth, .flexibleTopMargin])
        XCTAssertEqual(view.backgroundColor, UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        XCTAssertEqual(view.subviews.count, 8)
        let label = try XCTUnwrap(view.subviews[0] as? UILabel)
        XCTAssertEqual(label.text, "Hello")
        XCTAssertEqual([label.numberOfLines, Int(label.font.pointSize)], [3, 15])
        XCTAssertEqual(label.textAlignment, .center)
        XCTAssertEqual(label.lineBreakMode, .byWordWrapping)
        XCTAssertEqual(label.textColor, .secondaryLabel)
        let button = try XCTUnwrap(view.subviews[1] as? UIButton)
        XCTAssertEqual(button.title(for: .normal), "Go")
        XCTAssertEqual(button.title(for: .selected), "Gone")
        XCTAssertTrue(button.isHidden)
        XCTAssertEqual(button.buttonType, .system)
        XCTAssertEqual((view.subviews[2] as? UISwitch)?.isOn, true)
        XCTAssertEqual((view.subviews[3] as? UISlider)?.value, 3)
        XCTAssertEqual((view.subviews[4] as? UISegmentedControl)?.titleForSegment(at: 1), "B")
        XCTAssertEqual((view.subviews[4] as? UISegmentedControl)?.selectedSegmentIndex, 1)
        let field = try XCTUnwrap(view.subviews[5] as? UITextField)
        XCTAssertEqual(field.placeholder, "Name")
        XCTAssertEqual(field.borderStyle, .roundedRect)
        XCTAssertEqual(field.keyboardType, .emailAddress)
        XCTAssertTrue(field.isSecureTextEntry)
        let text = try XCTUnwrap(view.subviews[6] as? UITextView)
        XCTAssertEqual(text.text.split(separator: "\n").count, 2)
        XCTAssertTrue(text.text.hasSuffix("two & three"))
        XCTAssertFalse(text.isEditable)
        let stack = try XCTUnwrap(view.subviews[7] as? UIStackView)
        XCTAssertEqual(stack.arrangedSubviews.count, 2)
        XCTAssertEqual(stack.axis, .vertical)
        XCTAssertEqual([stack.spacing], [8])
        XCTAssertEqual(stack.distribution, .fillEqually)
    }

    /// Outlets, outlet collections, actions and runtime attributes; then every object awakes.
    func testOwnersAreConnected() async throws {
        let owner = NibOwner()
        let objects = nib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="NibOwner">
              <connections>
                <outlet property="title" destination="t" id="c1"/>
                <outletCollection property="boxes" destination="x" id="c2"/>
                <outletCollection property="boxes" destination="y" id="c3"/>
              </connections>
            </placeholder>
            <view customClass="NibCard" customModule="UIKitTests" id="v">
              <rect key="frame" x="0" y="0" width="100" height="100"/>
              <subviews>
                <label text="Title" id="t"/><view id="x"/><view id="y"/>
                <button id="b"><rect key="frame" x="0" y="0" width="50" height="40"/>
                  <connections><action selector="tapped:" destination="-1" eventType="touchUpInside" id="c4"/></connections>
                </button>
              </subviews>
              <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="string" keyPath="caption" value="Runtime"/>
                <userDefinedRuntimeAttribute type="color" keyPath="layer.borderColor"><color key="value" red="1" green="0" blue="0" alpha="1"/></userDefinedRuntimeAttribute>
              </userDefinedRuntimeAttributes>
              <connections>
                <outlet property="titleLabel" destination="t" id="c5"/>
                <outletCollection property="gestureRecognizers" destination="g" appends="YES" collectionClass="NSMutableArray" id="c6"/>
              </connections>
            </view>
            <tapGestureRecognizer numberOfTapsRequired="2" id="g">
              <connections><action selector="tapped:" destination="-1" id="c7"/></connections>
            </tapGestureRecognizer>
            """
        ).instantiate(withOwner: owner)
        XCTAssertEqual(objects.count, 2)
        let card = try XCTUnwrap(objects[0] as? NibCard)
        XCTAssertEqual(owner.title?.text, "Title")
        XCTAssertEqual(owner.boxes.count, 2)
        XCTAssertTrue(card.titleLabel === owner.title)
        XCTAssertEqual(card.caption, "Runtime")
        XCTAssertEqual(card.layer.cornerRadius, 8)
        XCTAssertEqual(card.layer.borderColor?.components ?? [], [1, 0, 0, 1])
        XCTAssertEqual(card.log, ["init", "awake Title"])
        XCTAssertEqual(card.gestureRecognizers?.count, 1)
        window.addSubview(card)
        // The double-tap recognizer delays the touch's end until there is no second tap.
        try await window.run(TouchScript().tap(at: CGPoint(x: 20, y: 20)), andWait: 0.5)
        XCTAssertEqual(owner.taps, 1)
    }

    func testNibsOfCellsAreRegistered() async throws {
        let table = UITableView(frame: window.bounds)
        table.register(
            nib(
                """
                <tableViewCell reuseIdentifier="cell" accessoryType="disclosureIndicator" id="c" customClass="NibCell" customModule="UIKitTests">
                  <rect key="frame" x="0" y="0" width="320" height="60"/>
                  <tableViewCellContentView key="contentView" tableViewCell="c" id="cc">
                    <subviews><label text="Row" id="l"><rect key="frame" x="5" y="5" width="100" height="20"/></label></subviews>
                  </tableViewCellContentView>
                  <connections><outlet property="name" destination="l" id="o"/></connections>
                </tableViewCell>
                """), forCellReuseIdentifier: "cell")
        let source = NibRows()
        table.dataSource = source
        window.addSubview(table)
        table.layoutIfNeeded()
        let cell = try XCTUnwrap(table.visibleCells.first as? NibCell)
        XCTAssertEqual(cell.name?.text, "Row 0")
        XCTAssertEqual(cell.accessoryType, .disclosureIndicator)
        XCTAssertTrue(cell.name?.superview === cell.contentView)
        XCTAssertEqual(cell.reuseIdentifier, "cell")
    }

    func testNamedColorsOfTheFileItself() async throws {
        let view: UIView = try XCTUnwrap(
            first(
                "<view id=\"a\"><color key=\"backgroundColor\" name=\"Brand\"/></view>",
                resources:
                    "<namedColor name=\"Brand\"><color red=\"0\" green=\"1\" blue=\"0\" alpha=\"1\"/></namedColor>"))
        XCTAssertEqual(view.backgroundColor, UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    }

    // MARK: Bad input

    private func failure(_ data: Data) -> NibError? {
        let nib = UINib(data: data, bundle: nil)
        XCTAssertTrue(nib.instantiate(withOwner: nil).isEmpty)
        do throws(NibError) {
            try nib.check()
            return nil
        } catch { return error }
    }

    func testHostileXMLEndsInATypedError() async {
        let bomb = """
            <?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
            <document type="CocoaTouch"><objects>&b;</objects></document>
            """
        XCTAssertEqual(failure(Data(bomb.utf8)), .documentType)
        let outside = "<!DOCTYPE d [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><document>&a;</document>"
        XCTAssertEqual(failure(Data(outside.utf8)), .documentType)
        let deep =
            "<document>" + String(repeating: "<view>", count: 10_000) + String(repeating: "</view>", count: 10_000)
        XCTAssertEqual(failure(Data((deep + "</document>").utf8)), .tooComplex)
        XCTAssertEqual(failure(Data(count: NibDocument_maxBytes + 1)), .tooLarge(bytes: NibDocument_maxBytes + 1))
        for text in ["", "<document", "<document><objects></document>", "&", "\u{0}", "<document a=1/>"] {
            guard case .malformed = failure(Data(text.utf8)) else {
                return XCTFail("\(text): \(String(describing: failure(Data(text.utf8))))")
            }
        }
        guard case .malformed = failure("<document/>".data(using: .utf16)!) else { return XCTFail("another encoding") }
        XCTAssertEqual(failure(Data("NIBArchive0000".utf8)), .otherDocument("a compiled one"))
        XCTAssertEqual(failure(Data("<plist/>".utf8)), .otherDocument("an element \"plist\""))
        XCTAssertThrowsError(try UINib(nibName: "NoSuchNib", bundle: nil).check()) {
            XCTAssertEqual($0 as? NibError, .missing(name: "NoSuchNib.xib"))
        }
    }

    /// References to nothing, or to the wrong type, are ignored.
    func testWrongReferencesAreLeftOut() async throws {
        let view: UIView = try XCTUnwrap(
            first(
                """
                <view customClass="NoSuchClass" customModule="Nowhere" id="a"><rect key="frame" x="nan" y="inf" width="1e999" height="x"/>
                  <subviews><nonsense id="n"/><label id="l" numberOfLines="99999999999999999999"/></subviews>
                  <constraints>
                    <constraint firstItem="gone" firstAttribute="top" secondItem="a" secondAttribute="top" id="1"/>
                    <constraint firstItem="l" firstAttribute="sideways" id="2"/>
                    <constraint firstItem="l" firstAttribute="width" constant="nan" multiplier="1:0" id="3"/>
                  </constraints>
                  <connections><outlet property="nothing" destination="l" id="o"/><outlet destination="q"/><action destination="-2"/></connections>
                </view>
                """))
        XCTAssertEqual(view.subviews.count, 1)
        window.addSubview(view)
        view.layoutIfNeeded()
        XCTAssertEqual(view.frame, .zero)
    }

    /// Randomly changed bytes of an XIB never trap.
    func testDamagedFilesNeverTrap() async {
        let good = Data(
            """
            <document type="CocoaTouch"><objects><view id="a"><rect key="frame" x="1" y="2" width="30" height="40"/><subviews>
            <label text="x" id="b"/><button id="c"><state key="normal" title="t"/></button><tableView id="d"/></subviews>
            <constraints><constraint firstItem="b" firstAttribute="width" constant="5" id="e"/></constraints>
            <connections><outlet property="p" destination="b" id="f"/></connections></view></objects></document>
            """.utf8)
        let seed = UInt64.random(in: 0 ... .max)
        var random = SeededNumbers(seed)
        for _ in 0..<300 {
            var data = good
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                data[Int.random(in: 0..<data.count, using: &random)] = UInt8.random(in: 32...126, using: &random)
            }
            _ = UINib(data: data, bundle: nil).instantiate(withOwner: nil)
        }
        print("seed \(seed)")
    }
}

private let NibDocument_maxBytes = 32 << 20

private struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64
    init(_ seed: UInt64) { state = seed | 1 }
    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}

@MainActor
final class NibOwner: NSObject {
    var title: UILabel?
    var boxes: [UIView] = []
    var taps = 0

    func tapped(_ sender: Any?) { taps += 1 }

    @section(".init_array") @used private nonisolated static let exposed: @convention(c) () -> Void = {
        exposeMembers(of: NibOwner.self) {
            $0.property("title", \NibOwner.title)
            $0.property("boxes", \NibOwner.boxes)
            $0.method("tapped:", NibOwner.tapped(_:))
        }
    }
}

final class NibCard: UIView {
    var titleLabel: UILabel?
    var caption = ""
    var log: [String] = []

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        log.append("init")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        log.append("awake \(titleLabel?.text ?? "")")
    }

    @section(".init_array") @used private nonisolated static let exposed: @convention(c) () -> Void = {
        exposeMembers(of: NibCard.self) {
            $0.property("titleLabel", \NibCard.titleLabel)
            $0.property("caption", \NibCard.caption)
        }
    }
}

final class NibCell: UITableViewCell {
    var name: UILabel?

    @section(".init_array") @used private nonisolated static let exposed: @convention(c) () -> Void = {
        exposeMembers(of: NibCell.self) { $0.property("name", \NibCell.name) }
    }
}

private final class NibRows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        (cell as? NibCell)?.name?.text = "Row \(indexPath.row)"
        return cell
    }
}
