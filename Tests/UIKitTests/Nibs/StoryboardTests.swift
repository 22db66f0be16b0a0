import ObjectRuntime
import UIKit
import XCTest

/// Controllers of storyboards, their views and the segues between them.
@MainActor
final class StoryboardTests: StoryboardTestCase {
    private func button(_ title: String, y: Int, _ connections: String) -> String {
        """
        <button buttonType="system" id="\(title)-b"><rect key="frame" x="20" y="\(y)" width="100" height="44"/>
        <state key="normal" title="\(title)"/><connections>\(connections)</connections></button>
        """
    }

    /// A label as an outlet, a button that shows, one that presents; back by an unwind segue.
    func testScreensAreShownPresentedAndUnwound() async throws {
        let board = try storyboard([
            navigation,
            screen(
                "list", "List",
                views:
                    "<label text=\"Label\" id=\"l\"><rect key=\"frame\" x=\"20\" y=\"150\" width=\"100\" height=\"20\"/></label>"
                    + button(
                        "Show", y: 200,
                        "<segue destination=\"detail\" kind=\"show\" identifier=\"toDetail\" id=\"s1\"/>")
                    + button(
                        "Present", y: 260,
                        "<segue destination=\"sheet\" kind=\"presentation\" modalPresentationStyle=\"fullScreen\" id=\"s2\"/>"
                    ),
                connections: "<outlet property=\"label\" destination=\"l\" id=\"o1\"/>",
                more:
                    "<navigationItem key=\"navigationItem\" title=\"All\" id=\"n\"><barButtonItem key=\"rightBarButtonItem\" title=\"Add\" id=\"bi\"><connections><action selector=\"add:\" destination=\"list\" id=\"a1\"/></connections></barButtonItem></navigationItem>"
            ),
            screen(
                "detail", "Detail",
                views: button(
                    "Back", y: 200,
                    "<segue destination=\"exit\" kind=\"unwind\" unwindAction=\"backToList:\" id=\"s3\"/>")),
            screen(
                "sheet", "Sheet",
                views: button(
                    "Close", y: 300,
                    "<segue destination=\"exit\" kind=\"unwind\" unwindAction=\"backToList:\" id=\"s4\"/>")),
        ])
        let root = try XCTUnwrap(board.instantiateInitialViewController() as? UINavigationController)
        window.rootViewController = root
        let list = try XCTUnwrap(root.topViewController as? BoardController)
        XCTAssertTrue(list.storyboard === board)
        XCTAssertEqual(list.label?.text, "Label")
        XCTAssertEqual(list.navigationItem.title, "All")
        try await window.run(TouchScript().tap("Add").tap("Show", after: 0.5), andWait: 1)
        XCTAssertEqual(root.viewControllers.count, 2)
        XCTAssertEqual(
            BoardController.log,
            [
                "awake List", "load List", "add", "should toDetail", "awake Detail", "prepare toDetail List>Detail",
                "load Detail",
            ])
        BoardController.log = []
        try await window.run(TouchScript().tap("Back", traits: .button).wait(1).tap("Present"), andWait: 1)
        XCTAssertEqual(root.viewControllers.count, 1)
        XCTAssertEqual(list.presentedViewController?.title, "Sheet")
        XCTAssertTrue(BoardController.log.contains("back from Detail"))
        try await window.run(TouchScript().tap("Close"), andWait: 1)
        XCTAssertNil(list.presentedViewController)
        XCTAssertEqual(BoardController.log.last, "back from Sheet")
    }

    /// See [the order in which Apple searches](https://developer.apple.com/documentation/uikit/uiviewcontroller/allowedchildrenforunwinding(from:)).
    func testContainersAreAskedWhereToGoBackTo() async throws {
        let board = try storyboard([
            navigation.replacingOccurrences(
                of: "<navigationController id",
                with: "<navigationController customClass=\"BoardNavigation\" customModule=\"UIKitTests\" id"),
            screen(
                "list", "List",
                views: button("Show", y: 200, "<segue destination=\"middle\" kind=\"show\" id=\"s1\"/>")),
            screen(
                "middle", "Middle",
                views: button("Next", y: 200, "<segue destination=\"last\" kind=\"show\" id=\"s2\"/>")),
            screen(
                "last", "Last",
                views: button(
                    "Return", y: 200,
                    "<segue destination=\"exit\" kind=\"unwind\" unwindAction=\"backToList:\" id=\"s3\"/>")),
        ])
        let root = try XCTUnwrap(board.instantiateInitialViewController() as? BoardNavigation)
        window.rootViewController = root
        root.passed = "Middle"
        try await window.run(TouchScript().tap("Show").tap("Next", after: 1), andWait: 1)
        XCTAssertEqual(root.viewControllers.count, 3)
        BoardController.log = []
        try await window.run(TouchScript().tap("Return"), andWait: 1)
        XCTAssertEqual(root.viewControllers.map(\.title), ["List"])
        XCTAssertEqual(
            BoardController.log,
            [
                "should ", "children of Last backToList:", "around Last", "prepare  Last>List", "back from Last",
                "towards List",
            ])
    }

    func testSeguesByNameAndRefusedOnes() async throws {
        let board = try storyboard([
            navigation,
            screen(
                "list", "List",
                views: button(
                    "Show", y: 200, "<segue destination=\"detail\" kind=\"show\" identifier=\"refused\" id=\"s1\"/>"),
                connections:
                    "<segue destination=\"detail\" kind=\"custom\" customClass=\"BoardSegue\" customModule=\"UIKitTests\" identifier=\"own\" id=\"s2\"/>"
            ),
            screen("detail", "Detail"),
        ])
        let root = try XCTUnwrap(board.instantiateInitialViewController() as? UINavigationController)
        window.rootViewController = root
        try await window.run(TouchScript().tap("Show"), andWait: 1)
        XCTAssertEqual(root.viewControllers.count, 1)
        root.topViewController?.performSegue(withIdentifier: "own", sender: nil)
        XCTAssertEqual(BoardController.log.suffix(2), ["prepare own List>Detail", "performs own"])
        root.topViewController?.performSegue(withIdentifier: "nothing", sender: nil)
    }

    func testATableHasPrototypesOrStaticCellsAndEmbedsChildren() async throws {
        let table = """
            <tableViewController customClass="BoardTable" customModule="UIKitTests" id="first" sceneMemberID="viewController">
              <tableView key="view" dataMode="prototypes" style="plain" rowHeight="50" id="t"><rect key="frame" x="0" y="0" width="390" height="600"/>
                <prototypes>
                  <tableViewCell reuseIdentifier="row" style="IBUITableViewCellStyleSubtitle" textLabel="tl" detailTextLabel="dl" id="c">
                    <rect key="frame" x="0" y="0" width="390" height="50"/>
                    <tableViewCellContentView key="contentView" id="cc"><subviews>
                      <label text="Title" id="tl"/><label text="Subtitle" id="dl"/></subviews></tableViewCellContentView>
                    <connections><segue destination="detail" kind="show" identifier="row" id="s1"/></connections>
                  </tableViewCell>
                </prototypes>
              </tableView>
            </tableViewController>
            """
        let board = try storyboard([table, screen("detail", "Detail")])
        let rows = try XCTUnwrap(board.instantiateInitialViewController() as? BoardTable)
        let root = UINavigationController(rootViewController: rows)
        window.rootViewController = root
        try await window.run(TouchScript().expect("Title 1").expect("Subtitle").tap("Title 1"), andWait: 1)
        XCTAssertEqual(root.topViewController?.title, "Detail")
        XCTAssertEqual(rows.prepared, [1])

        let fixed = """
            <tableViewController id="first" sceneMemberID="viewController">
              <tableView key="view" dataMode="static" style="grouped" id="t"><rect key="frame" x="0" y="0" width="390" height="600"/>
                <sections>
                  <tableViewSection headerTitle="One" footerTitle="Below" id="se1"><cells>
                    <tableViewCell rowHeight="70" id="c1"><tableViewCellContentView key="contentView" id="k1"><subviews>
                      <label text="Fixed" id="fl"><rect key="frame" x="10" y="10" width="100" height="30"/></label></subviews></tableViewCellContentView></tableViewCell>
                    <tableViewCell id="c2"/></cells></tableViewSection>
                  <tableViewSection headerTitle="Two" id="se2"><cells><tableViewCell id="c3"/></cells></tableViewSection>
                </sections>
              </tableView>
            </tableViewController>
            """
        let still = try XCTUnwrap(
            try storyboard([fixed], name: "Static").instantiateInitialViewController() as? UITableViewController)
        window.rootViewController = still
        window.layoutIfNeeded()
        XCTAssertEqual(still.tableView.numberOfSections, 2)
        XCTAssertEqual(still.tableView.numberOfRows(inSection: 0), 2)
        XCTAssertEqual(still.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height, 70)
        XCTAssertEqual(still.tableView(still.tableView, titleForHeaderInSection: 1), "Two")
        try await window.run(TouchScript().expect("Fixed"))

        let outer = try storyboard(
            [
                screen(
                    "first", "Outer",
                    views:
                        "<containerView id=\"cv\"><rect key=\"frame\" x=\"0\" y=\"100\" width=\"200\" height=\"150\"/><connections><segue destination=\"inner\" kind=\"embed\" identifier=\"in\" id=\"s1\"/></connections></containerView>"
                ),
                screen("inner", "Inner"),
            ], name: "Embed")
        let parent = try XCTUnwrap(outer.instantiateInitialViewController())
        BoardController.log = []
        parent.loadViewIfNeeded()
        XCTAssertEqual(parent.children.map(\.title), ["Inner"])
        XCTAssertEqual(parent.children[0].view.frame, CGRect(x: 0, y: 0, width: 200, height: 150))
        XCTAssertEqual(BoardController.log, ["awake Inner", "prepare in Outer>Inner", "load Inner", "load Outer"])
    }

    func testControllersByNameByClosureAndFromOtherStoryboards() async throws {
        _ = try storyboard([screen("other", "Other")], initial: "other", name: "Second")
        let board = try storyboard([
            """
            <tabBarController id="first" sceneMemberID="viewController"><tabBar key="tabBar" id="tb"/>
              <connections><segue destination="one" kind="relationship" relationship="viewControllers" id="c1"/>
              <segue destination="ref" kind="relationship" relationship="viewControllers" id="c2"/></connections></tabBarController>
            """,
            screen(
                "one", "One", more: "<tabBarItem key=\"tabBarItem\" title=\"First\" systemItem=\"search\" id=\"ti\"/>"),
            "<viewControllerPlaceholder storyboardName=\"Second\" id=\"ref\" sceneMemberID=\"viewController\"/>",
        ])
        let tabs = try XCTUnwrap(board.instantiateInitialViewController() as? UITabBarController)
        XCTAssertEqual(tabs.viewControllers?.map(\.title), ["One", "Other"])
        XCTAssertEqual(tabs.viewControllers?[0].tabBarItem.title, "First")
        let made: BoardController = board.instantiateViewController(identifier: "one") {
            BoardController(coder: $0, name: "mine")
        }
        XCTAssertEqual(made.name, "mine")
        XCTAssertEqual(made.title, "One")
        XCTAssertTrue(made.storyboard === board)
        XCTAssertEqual(board.instantiateViewController(withIdentifier: "one").title, "One")
        XCTAssertNil(board.instantiateViewController(withIdentifier: "nobody").storyboard)
    }

    /// Recursive scenes end.
    func testScenesThatContainThemselves() async throws {
        let board = try storyboard([
            """
            <navigationController id="first" sceneMemberID="viewController">
            <connections><segue destination="first" kind="relationship" relationship="rootViewController" id="c"/></connections></navigationController>
            """,
            screen(
                "loop", "Loop",
                views:
                    "<containerView id=\"cv\"><connections><segue destination=\"loop\" kind=\"embed\" id=\"s\"/></connections></containerView>"
            ),
        ])
        XCTAssertNotNil(board.instantiateInitialViewController())
        board.instantiateViewController(withIdentifier: "loop").loadViewIfNeeded()
        XCTAssertNil(UIStoryboard(name: "Nothing", bundle: nil).instantiateInitialViewController())
        XCTAssertThrowsError(try UIStoryboard(name: "Nothing", bundle: nil).check())
    }

    func testAControllerTakesTheNibOfItsName() async throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
            <outlet property="view" destination="v" id="o1"/><outlet property="label" destination="l" id="o2"/></connections></placeholder>
            <view id="v"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews><label text="Nib" id="l"/></subviews></view>
            </objects></document>
            """
        try text.write(to: folder.appendingPathComponent("Card.xib"), atomically: true, encoding: .utf8)
        let controller = BoardController(nibName: "Card", bundle: Bundle(path: folder.path))
        XCTAssertEqual(controller.view.bounds.width, 100)
        XCTAssertEqual(controller.label?.text, "Nib")
        let objects = Bundle(path: folder.path)?.loadNibNamed("Card", owner: nil)
        XCTAssertEqual(objects?.count, 1)
        XCTAssertNil(Bundle(path: folder.path)?.loadNibNamed("None", owner: nil))
    }
}

class BoardController: UIViewController {
    static var log: [String] = []
    var label: UILabel?
    var name = ""

    override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    init?(coder: NSCoder, name: String) {
        self.name = name
        super.init(coder: coder)
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        BoardController.log.append("awake \(title ?? "")")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        BoardController.log.append("load \(title ?? "")")
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        BoardController.log.append("should \(identifier)")
        return identifier != "refused"
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        BoardController.log.append(
            "prepare \(segue.identifier ?? "") \(segue.source.title ?? "")>\(segue.destination.title ?? "")")
    }

    func add(_ sender: Any?) { BoardController.log.append("add") }

    func backToList(_ segue: UIStoryboardSegue) { BoardController.log.append("back from \(segue.source.title ?? "")") }

    @section(".init_array") @used private nonisolated static let exposed: @convention(c) () -> Void = {
        exposeMembers(of: BoardController.self) {
            $0.property("label", \BoardController.label)
            $0.method("add:", BoardController.add(_:))
            $0.method("backToList:", BoardController.backToList(_:))
        }
    }
}

/// Skips a controller that a segue could unwind to.
final class BoardNavigation: UINavigationController {
    var passed: String?

    override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        BoardController.log.append("children of \(source.source.title ?? "") \(source.unwindAction)")
        return super.allowedChildrenForUnwinding(from: source).filter { $0.title != passed }
    }

    override func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        let child = super.childContaining(source)
        BoardController.log.append("around \(child?.title ?? "")")
        return child
    }

    override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        BoardController.log.append("towards \(subsequentVC.title ?? "")")
        super.unwind(for: unwindSegue, towards: subsequentVC)
    }
}

final class BoardSegue: UIStoryboardSegue {
    override func perform() { BoardController.log.append("performs \(identifier ?? "")") }
}

final class BoardTable: UITableViewController {
    var prepared: [Int] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Title \(indexPath.row)"
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let cell = sender as? UITableViewCell, let path = tableView.indexPath(for: cell) {
            prepared.append(path.row)
        }
    }
}
