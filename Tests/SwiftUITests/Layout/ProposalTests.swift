import SwiftUI
import XCTest

/// The sizes that views choose for proposals: smaller, larger, or unspecified.
final class ProposalTests: HierarchyTestCase {
    private let fixed = Box("a", 20, 10)
    private let flexible = Box("a")

    func testFixedFramesChooseWhatTheySay() async {
        assertSizes(
            flexible.frame(width: 30),
            [((nil, nil), (30, 10)), ((100, 50), (30, 50)), ((0, 0), (30, 0)), ((10, nil), (30, 10))])
        assertSizes(flexible.frame(width: 30, height: 20), [((nil, nil), (30, 20)), ((100, 50), (30, 20))])
        assertSizes(fixed.frame(height: 40), [((100, 100), (20, 40)), ((nil, nil), (20, 40))])
    }

    func testFlexibleFramesClampTheProposal() async {
        assertSizes(
            flexible.frame(minWidth: 40, maxWidth: 80),
            [((20, 50), (40, 50)), ((60, 50), (60, 50)), ((200, 50), (80, 50)), ((nil, nil), (40, 10))])
        // With a minimum and a maximum, the frame is as wide as proposed, whatever the view is.
        assertSizes(fixed.frame(minWidth: 10, maxWidth: 80), [((60, 50), (60, 10)), ((0, 50), (10, 10))])
        assertSizes(
            fixed.frame(maxWidth: .infinity, maxHeight: .infinity),
            [((100, 50), (100, 50)), ((nil, nil), (20, 10)), ((5, 5), (20, 10))])
    }

    func testAFrameOfOneLimitFollowsTheView() async {
        assertSizes(
            fixed.frame(minWidth: 50), [((10, nil), (50, 10)), ((100, nil), (50, 10)), ((nil, nil), (50, 10))])
        assertSizes(fixed.frame(minWidth: 5), [((10, nil), (10, 10)), ((100, nil), (20, 10)), ((nil, nil), (20, 10))])
        assertSizes(fixed.frame(maxWidth: 15), [((100, nil), (15, 10)), ((nil, nil), (15, 10))])
        assertSizes(flexible.frame(maxHeight: 15), [((100, 100), (100, 15)), ((100, 5), (100, 5))])
    }

    func testAnIdealIsForNoProposal() async {
        let framed = flexible.frame(minWidth: 10, idealWidth: 70, maxWidth: 90)
        assertSizes(framed, [((nil, nil), (70, 10)), ((30, 10), (30, 10)), ((5, 10), (10, 10)), ((500, 10), (90, 10))])
        assertSizes(framed.fixedSize(), [((30, 40), (70, 10))])
        assertSizes(framed.fixedSize(horizontal: true, vertical: false), [((30, 40), (70, 40))])
        assertSizes(framed.fixedSize(horizontal: false, vertical: true), [((30, 40), (30, 10))])
    }

    func testPaddingIsTakenAwayAndPutOnAgain() async {
        assertSizes(
            flexible.padding(10), [((100, 50), (100, 50)), ((nil, nil), (30, 30)), ((10, 10), (20, 20))])
        assertSizes(flexible.padding(-10), [((100, 50), (100, 50))])
        assertSizes(fixed.padding(-30), [((100, 50), (0, 0))])
        assertSizes(
            fixed.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)), [((100, 50), (26, 14))])
        assertSizes(fixed.padding(.top).padding([.leading, .bottom], 5), [((100, 50), (25, 31))])
    }

    func testRatiosFitIntoOrFillTheProposal() async {
        assertSizes(
            flexible.aspectRatio(2, contentMode: .fit),
            [((100, 100), (100, 50)), ((100, 20), (40, 20)), ((100, nil), (100, 50)), ((nil, 30), (60, 30))])
        assertSizes(
            flexible.aspectRatio(2, contentMode: .fill), [((100, 100), (200, 100)), ((100, 20), (100, 50))])
        // Without a number, it is the view's own ratio.
        let wide = flexible.frame(idealWidth: 30, idealHeight: 10)
        assertSizes(wide.scaledToFit(), [((60, 60), (60, 20)), ((60, 10), (30, 10))])
        assertSizes(wide.scaledToFill(), [((60, 60), (180, 60))])
        assertSizes(wide.aspectRatio(CGSize(width: 1, height: 4), contentMode: .fit), [((60, 60), (15, 60))])
        for ratio in [CGFloat.nan, 0, -1] {
            assertSizes(flexible.aspectRatio(ratio, contentMode: .fit), [((60, 40), (60, 40))], "\(ratio)")
        }
    }

    func testViewsThatFillAndThoseThatDoNot() async {
        let proposals: [((CGFloat?, CGFloat?), (CGFloat, CGFloat))] = [((70, 30), (70, 30)), ((nil, nil), (10, 10))]
        assertSizes(Color.red, proposals, "a colour")
        assertSizes(Rectangle(), proposals, "a rectangle")
        assertSizes(Ellipse(), proposals, "an ellipse")
        assertSizes(GeometryReader { [fixed] _ in fixed }, proposals, "a reader")
        assertSizes(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom), proposals, "a gradient")
        assertSizes(Canvas { _, _ in }, proposals, "a canvas")
        assertSizes(
            Circle(), [((70, 30), (30, 30)), ((nil, nil), (10, 10)), ((nil, 30), (30, 30)), ((20, nil), (20, 20))])
        assertSizes(fixed.position(x: 5, y: 5), [((70, 30), (70, 30)), ((nil, nil), (20, 10))])
    }

    func testSpacersAndDividersKnowTheirStack() async {
        assertSizes(Spacer(), [((70, 30), (70, 30)), ((nil, nil), (8, 8))])
        assertSizes(HStack { Spacer() }, [((70, 30), (70, 0)), ((nil, nil), (8, 0))])
        assertSizes(VStack { Spacer(minLength: 40) }, [((70, 30), (0, 40)), ((nil, nil), (0, 40))])
        assertSizes(HStack { ZStack { Spacer() } }, [((70, 30), (70, 30))])
        assertSizes(VStack { Divider() }, [((70, 30), (70, 1))])
        assertSizes(HStack { Divider() }, [((70, 30), (1, 30))])
        assertSizes(Divider(), [((70, 30), (70, 1))])
    }

    func testStacksAreAsLargeAsTheirViews() async {
        assertSizes(
            VStack(spacing: 5) {
                Box("a", 20, 10); Box("b", 30, 10)
            }, [((nil, nil), (30, 25)), ((5, 5), (30, 25)), ((500, 500), (30, 25))])
        assertSizes(
            HStack(spacing: 0) {
                fixed; Box("b")
            }, [((100, 40), (100, 40)), ((nil, nil), (30, 10)), ((10, 40), (20, 40))])
        assertSizes(
            ZStack {
                Box("a", 30, 10); Box("b", 10, 40)
            }, [((nil, nil), (30, 40)), ((5, 5), (30, 40))])
        assertSizes(HStack {}, [((100, 40), (0, 0))])
        assertSizes(ZStack {}, [((100, 40), (0, 0))])
    }

    func testEffectsAndLayersChangeNoSize() async {
        let cases: [((CGFloat?, CGFloat?), (CGFloat, CGFloat))] = [((100, 50), (20, 10)), ((nil, nil), (20, 10))]
        assertSizes(fixed.offset(x: 50, y: 50), cases, "offset")
        assertSizes(fixed.scaleEffect(3), cases, "scale")
        assertSizes(fixed.rotationEffect(.degrees(45)), cases, "rotation")
        assertSizes(fixed.overlay { Box("b", 90, 90) }, cases, "overlay")
        assertSizes(fixed.background { Box("b", 90, 90) }, cases, "background")
        assertSizes(fixed.hidden(), cases, "hidden")
        assertSizes(fixed.opacity(0), cases, "opacity")
        assertSizes(fixed.blur(radius: 5), cases, "blur")
        assertSizes(fixed.shadow(radius: 5), cases, "shadow")
        assertSizes(fixed.clipShape(Circle()), cases, "clip")
        assertSizes(fixed.mask { Box("b", 90, 90) }, cases, "mask")
        assertSizes(fixed.border(.red, width: 4), cases, "border")
    }
}
