import SwiftUI
import XCTest

/// The rules of layout as tables of numbers, each with its source. `PAGE` stands for a page below
/// https://developer.apple.com/documentation/swiftui/, `WWDC` for a talk at https://developer.apple.com/videos/play/.
final class LayoutRuleTests: HierarchyTestCase {
    private typealias Sizes = [((CGFloat?, CGFloat?), (CGFloat, CGFloat))]

    /// A view with a width of 30 to 90 points, and a height of 10.
    private var bendy: Box { Box("bendy", widths: 30...90, height: 10) }

    // MARK: Sizes for proposals

    private func check<V: View>(_ source: String, _ view: V, _ sizes: Sizes, line: UInt = #line) {
        assertSizes(view, sizes, source, line: line)
    }

    func testProposals() async {
        let page =
            "PAGE proposedviewsize: zero asks for the least size, infinity for the greatest, nil for the ideal one"
        check(page, bendy, [((0, 0), (30, 10)), ((.infinity, .infinity), (90, 10)), ((nil, nil), (30, 10))])
        check("PAGE color: fills the space it is given", Color.red, [((40, 70), (40, 70)), ((0, 0), (0, 0))])
        check(
            "PAGE shape/sizethatfits(_:): nil is 10 points", Ellipse(), [((nil, nil), (10, 10)), ((nil, 30), (10, 30))])
        check(
            "PAGE spacer: along the stack's axis", HStack { Spacer(minLength: 7) },
            [((0, 5), (7, 0)), ((50, 5), (50, 0))])
        check("PAGE emptyview: without content", VStack { EmptyView() }, [((100, 100), (0, 0))])
    }

    func testFixedFrames() async {
        let page = "PAGE view/frame(width:height:alignment:): one that is not given is the view's"
        check(page, bendy.frame(width: 50), [((200, 200), (50, 10)), ((nil, nil), (50, 10))])
        check(page, bendy.frame(height: 40), [((60, 200), (60, 40)), ((200, 200), (90, 40)), ((10, 1), (30, 40))])
        check(page, bendy.frame(width: 5, height: 6), [((200, 200), (5, 6)), ((nil, nil), (5, 6)), ((0, 0), (5, 6))])
    }

    func testFlexibleFrames() async {
        let page = "PAGE view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:): "
        let fixed = Box("fixed", 40, 10)
        check(page + "without limits as the view", bendy.frame(minHeight: 5), [((60, 10), (60, 10))])
        check(
            page + "with both, what is proposed within them", fixed.frame(minWidth: 20, maxWidth: 80),
            [((10, 10), (20, 10)), ((50, 10), (50, 10)), ((100, 10), (80, 10))])
        check(
            page + "with a least one, what is proposed if it is less than the view's", fixed.frame(minWidth: 20),
            [((10, 10), (20, 10)), ((30, 10), (30, 10)), ((100, 10), (40, 10))])
        check(
            page + "with a greatest one, what is proposed if it is more than the view's", fixed.frame(maxWidth: 80),
            [((10, 10), (40, 10)), ((60, 10), (60, 10)), ((100, 10), (80, 10))])
        check(
            page + "ideal lengths take the place of those that are not proposed",
            Color.red.frame(idealWidth: 33, idealHeight: 44), [((nil, nil), (33, 44)), ((50, nil), (50, 44))])
        check(page + "infinity takes all", fixed.frame(maxWidth: .infinity), [((100, 20), (100, 10))])
    }

    func testFixedSizes() async {
        let page = "PAGE view/fixedsize(horizontal:vertical:): the ideal size, whatever is proposed"
        check(page, Color.red.frame(idealWidth: 33, idealHeight: 44).fixedSize(), [((100, 100), (33, 44))])
        check(
            page, Color.red.frame(idealWidth: 33, idealHeight: 44).fixedSize(horizontal: true, vertical: false),
            [((100, 100), (33, 100))])
    }

    func testAspectRatios() async {
        let page = "PAGE view/aspectratio(_:contentmode:): "
        check(
            page + "fit lies within", Color.red.aspectRatio(2, contentMode: .fit),
            [((100, 100), (100, 50)), ((100, 20), (40, 20)), ((100, nil), (100, 50))])
        check(
            page + "fill covers", Color.red.aspectRatio(2, contentMode: .fill),
            [((100, 100), (200, 100)), ((100, 20), (100, 50))])
    }

    func testEffectsLeaveTheSize() async {
        let fixed = Box("fixed", 40, 10)
        let all: Sizes = [((100, 100), (40, 10)), ((nil, nil), (40, 10))]
        check("PAGE view/offset(x:y:): without changing the dimensions", fixed.offset(x: 9, y: 9), all)
        check("PAGE view/scaleeffect(_:anchor:): the frame stays", fixed.scaleEffect(3), all)
        check("PAGE view/rotationeffect(_:anchor:): the frame stays", fixed.rotationEffect(.degrees(45)), all)
        check("PAGE view/background(alignment:content:): the view's size", fixed.background { Box("b", 70, 70) }, all)
        check("PAGE view/overlay(alignment:content:): the view's size", fixed.overlay { Box("o", 70, 70) }, all)
        check("PAGE view/hidden(): takes part in layout", fixed.hidden(), all)
        check(
            "PAGE view/position(x:y:): takes the space that is proposed", fixed.position(x: 5, y: 5),
            [((100, 90), (100, 90))])
        check("PAGE view/padding(_:_:): outside the view", fixed.padding(3), [((100, 100), (46, 16))])
        check(
            "PAGE zstack: as large as its largest views",
            ZStack {
                fixed; Box("z", 10, 90)
            }, [((100, 100), (40, 90))])
    }

    // MARK: Positions

    /// Returns the frames of views in 200 by 100 points.
    private func places<V: View>(
        _ source: String, _ view: V, _ expected: [String: CGRect], line: UInt = #line
    ) {
        let host = Host(view)
        for (name, rect) in expected {
            guard let frame = host.frame(name) else { return XCTFail("no \(name): \(source)", line: line) }
            for (got, want) in [
                (frame.minX, rect.minX), (frame.minY, rect.minY), (frame.width, rect.width),
                (frame.height, rect.height),
            ] { XCTAssertEqual(got, want, accuracy: 1e-6, "\(name) at \(frame): \(source)", line: line) }
        }
    }

    func testStacks() async {
        places(
            "WWDC 2019/237: spacing is taken off, equal shares, the least flexible first",
            HStack(spacing: 10) {
                Box("a", 20, 10)
                Box("b", widths: 0...40, height: 10)
                Box("c")
            },
            [
                "a": CGRect(x: 0, y: 45, width: 20, height: 10), "b": CGRect(x: 30, y: 45, width: 40, height: 10),
                "c": CGRect(x: 80, y: 0, width: 120, height: 100),
            ])
        places(
            "PAGE view/layoutpriority(_:): all space but the least that lower ones need",
            HStack(spacing: 0) {
                Box("low", widths: 30...300, height: 10)
                Box("high", widths: 30...300, height: 10).layoutPriority(1)
            },
            [
                "low": CGRect(x: 0, y: 45, width: 30, height: 10),
                "high": CGRect(x: 30, y: 45, width: 170, height: 10),
            ])
        places(
            "PAGE vstack/init(alignment:spacing:content:): guides lie on one line",
            VStack(alignment: .trailing, spacing: 0) {
                Box("wide", 80, 10)
                Box("narrow", 20, 10)
            },
            [
                "wide": CGRect(x: 60, y: 40, width: 80, height: 10),
                "narrow": CGRect(x: 120, y: 50, width: 20, height: 10),
            ])
    }

    func testAlignmentGuides() async {
        places(
            "PAGE view/alignmentguide(_:computevalue:): the guide is where the closure says",
            VStack(alignment: .leading, spacing: 0) {
                Box("a", 80, 10)
                Box("b", 20, 10).alignmentGuide(.leading) { $0[.leading] - 30 }
            },
            ["a": CGRect(x: 60, y: 40, width: 80, height: 10), "b": CGRect(x: 90, y: 50, width: 20, height: 10)])
        places(
            "PAGE alignment: frames lay the view's guide on their own",
            Box("a", 20, 10).frame(width: 100, height: 50, alignment: .bottomTrailing),
            ["a": CGRect(x: 130, y: 65, width: 20, height: 10)])
        places(
            "PAGE alignmentid: a guide of its own goes through stacks",
            HStack(alignment: .center, spacing: 0) {
                Box("a", 20, 40)
                Box("b", 20, 10).alignmentGuide(VerticalAlignment.center) { _ in 0 }
            },
            ["a": CGRect(x: 80, y: 30, width: 20, height: 40), "b": CGRect(x: 100, y: 50, width: 20, height: 10)])
    }

    func testSafeAreas() async {
        places(
            "PAGE view/safeareainset(edge:alignment:spacing:content:): the safe area ends at the inset",
            Box("content").safeAreaInset(edge: .bottom, spacing: 5) { Box("bar", 200, 20) },
            [
                "content": CGRect(x: 0, y: 0, width: 200, height: 75),
                "bar": CGRect(x: 0, y: 80, width: 200, height: 20),
            ])
        places(
            "PAGE view/safeareapadding(_:): adds to the safe area",
            Box("content").safeAreaPadding(.horizontal, 15),
            ["content": CGRect(x: 15, y: 0, width: 170, height: 100)])
        places(
            "PAGE view/ignoressafearea(_:edges:): reaches under what makes the safe area",
            Box("content").ignoresSafeArea(edges: .bottom).safeAreaInset(edge: .bottom, spacing: 0) {
                Box("bar", 200, 20)
            },
            ["content": CGRect(x: 0, y: 0, width: 200, height: 100)])
        places(
            "PAGE view/ignoressafearea(_:edges:): other edges stay",
            Box("content").ignoresSafeArea(edges: .top).safeAreaInset(edge: .bottom, spacing: 0) {
                Box("bar", 200, 20)
            },
            ["content": CGRect(x: 0, y: 0, width: 200, height: 80)])
    }
}
