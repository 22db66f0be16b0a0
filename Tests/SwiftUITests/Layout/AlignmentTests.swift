import SwiftUI
import XCTest

/// Alignments, and guides that move them.
final class AlignmentTests: HierarchyTestCase {
    func testRowsAndColumnsLineUpByTheirAlignment() async {
        let rows: [(VerticalAlignment, CGFloat, CGFloat)] = [
            (.top, 30, 30), (.center, 45, 30), (.bottom, 60, 30), (.firstTextBaseline, 60, 30),
        ]
        for (alignment, small, large) in rows {
            let host = Host {
                HStack(alignment: alignment) {
                    Box("small", 10, 10); Box("large", 10, 40)
                }
            }
            XCTAssertEqual(host.frame("small")?.minY, small, "\(alignment)")
            XCTAssertEqual(host.frame("large")?.minY, large, "\(alignment)")
        }
        for (alignment, small) in [(HorizontalAlignment.leading, 80), (.center, 95), (.trailing, 110)] {
            let host = Host {
                VStack(alignment: alignment) {
                    Box("small", 10, 10); Box("large", 40, 10)
                }
            }
            XCTAssertEqual(host.frame("small")?.minX, CGFloat(small), "\(alignment)")
        }
    }

    func testEveryAlignmentOfAFrameAndAnOverlay() async {
        let places: [(Alignment, CGFloat, CGFloat)] = [
            (.topLeading, 50, 20), (.top, 90, 20), (.topTrailing, 130, 20), (.leading, 50, 45), (.center, 90, 45),
            (.trailing, 130, 45), (.bottomLeading, 50, 70), (.bottom, 90, 70), (.bottomTrailing, 130, 70),
        ]
        for (alignment, x, y) in places {
            Host { Box("a", 20, 10).frame(width: 100, height: 60, alignment: alignment) }
                .assertFrame("a", x, y, 20, 10)
            Host { Box("base", 100, 60).overlay(alignment: alignment) { Box("a", 20, 10) } }
                .assertFrame("a", x, y, 20, 10)
            Host {
                ZStack(alignment: alignment) {
                    Box("base", 100, 60); Box("a", 20, 10)
                }
            }.assertFrame("a", x, y, 20, 10)
        }
    }

    func testAGuideBeyondTheViewEnlargesTheStack() async {
        let host = Host {
            HStack(alignment: .top, spacing: 0) {
                Box("a", 10, 10).alignmentGuide(.top) { _ in 20 }
                Box("b", 10, 10)
            }
        }
        host.assertFrame("a", 90, 35, 10, 10)
        host.assertFrame("b", 100, 55, 10, 10)
    }

    func testAGuideMayBeMadeOfAnother() async {
        let host = Host {
            VStack(alignment: .leading, spacing: 0) {
                Box("a", 20, 10).alignmentGuide(.leading) { $0[.trailing] }
                Box("b", 30, 10).alignmentGuide(.leading) { $0.width / 3 }
            }
        }
        host.assertFrame("a", 80, 40, 20, 10)
        host.assertFrame("b", 90, 50, 30, 10)
    }

    func testTheInnermostGuideIsWhatTheOuterOneReads() async {
        let host = Host {
            VStack(alignment: .leading, spacing: 0) {
                Box("a", 20, 10).alignmentGuide(.leading) { _ in 5 }.alignmentGuide(.leading) { $0[.leading] + 10 }
                Box("b", 30, 10)
            }
        }
        // The outer guide is at 5 and 10 points more.
        host.assertFrame("a", 77.5, 40, 20, 10)
        host.assertFrame("b", 92.5, 50, 30, 10)
    }

    func testOnlyGuidesThatAreSetAreExplicit() async {
        final class Seen { var values: [CGFloat?] = [] }
        let seen = Seen()
        _ = Host {
            VStack(alignment: .leading) {
                Box("a", 20, 10).alignmentGuide(.trailing) { _ in 3 }
                    .alignmentGuide(.leading) { d in
                        seen.values = [d[explicit: .trailing], d[explicit: .leading], d[.trailing], d[.leading]]
                        return 0
                    }
            }
        }
        XCTAssertEqual(seen.values, [3, nil, 3, 0])
    }

    func testAGuideMovesAViewInItsFrame() async {
        let framed = Host {
            Box("a", 20, 10).alignmentGuide(.leading) { _ in -15 }.frame(width: 100, alignment: .leading)
        }
        XCTAssertEqual(framed.frame("a")?.minX, 65)
        let badge = Host {
            Box("base", 100, 60).overlay(alignment: .topTrailing) {
                Box("badge", 20, 20).alignmentGuide(.top) { $0[VerticalAlignment.center] }
                    .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
            }
        }
        badge.assertFrame("badge", 140, 10, 20, 20)
    }

    func testGuidesGoThroughPaddingAndFrames() async {
        let host = Host {
            HStack(alignment: .top, spacing: 0) {
                Box("a", 10, 10).alignmentGuide(.top) { _ in 4 }.padding(.top, 20)
                Box("b", 10, 10)
            }
        }
        // The guide is 24 points down the padded view.
        XCTAssertEqual((host.frame("b")?.minY ?? 0) - (host.frame("a")?.minY ?? 0), 4)
        let framed = Host {
            HStack(alignment: .top, spacing: 0) {
                Box("a", 10, 10).alignmentGuide(.top) { _ in 4 }.frame(height: 30)
                Box("b", 10, 10)
            }
        }
        XCTAssertEqual((framed.frame("b")?.minY ?? 0) - (framed.frame("a")?.minY ?? 0), 4)
    }

    private enum Middle: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
    }

    func testTwoGuidesInAColumnAreAveraged() async {
        let middle = VerticalAlignment(Middle.self)
        let host = Host {
            HStack(alignment: middle, spacing: 0) {
                VStack(spacing: 0) {
                    Box("1", 10, 20).alignmentGuide(middle) { _ in 10 }
                    Box("2", 10, 20)
                    Box("3", 10, 20).alignmentGuide(middle) { _ in 10 }
                }
                Box("other", 10, 10)
            }
        }
        // Guides at 10 and 50: the other's centre is at their mean.
        XCTAssertEqual((host.frame("other")?.midY ?? 0) - (host.frame("1")?.minY ?? 0), 30)
    }

    func testAlignmentsAreValues() {
        XCTAssertEqual(Alignment.topLeading, Alignment(horizontal: .leading, vertical: .top))
        XCTAssertNotEqual(Alignment.top, .bottom)
        XCTAssertEqual(Set([HorizontalAlignment.leading, .center, .leading]).count, 2)
        XCTAssertNotEqual(VerticalAlignment(Middle.self), .center)
        XCTAssertEqual(Alignment.leadingFirstTextBaseline.vertical, .firstTextBaseline)
    }

    /// Returns the distance of a view's first baseline above its bottom.
    private func baseline(of view: some View) -> CGFloat {
        var distance: CGFloat = -1
        _ = Host {
            HStack(alignment: .firstTextBaseline) {
                view.alignmentGuide(.firstTextBaseline) {
                    distance = $0.height - $0[.firstTextBaseline]
                    return $0[.firstTextBaseline]
                }
                Text("Ag")
            }
        }
        return distance
    }

    func testSymbolsStandOnTheBaseline() async throws {
        let symbol = try XCTUnwrap(
            UIImage(systemName: "cart.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17)))
        let (offset, height) = (try XCTUnwrap(symbol.baselineOffsetFromBottom), symbol.size.height)
        XCTAssertGreaterThan(offset, 1)
        let image = Image(systemName: "cart.fill")
        XCTAssertEqual(baseline(of: image), offset, accuracy: 0.01)
        XCTAssertEqual(baseline(of: image.frame(width: 40, height: 60)), (60 - height) / 2 + offset, accuracy: 0.5)
        let large = image.resizable().frame(width: 40, height: 2 * height)
        XCTAssertEqual(baseline(of: large), 2 * offset, accuracy: 0.01)
        // A view without a baseline is aligned at its bottom.
        let plain = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }
        XCTAssertEqual(baseline(of: Image(uiImage: plain)), 0)
        XCTAssertEqual(baseline(of: Image(uiImage: plain.withBaselineOffset(fromBottom: 3))), 3, accuracy: 0.01)
    }

    func testFieldsStandOnTheBaselineOfTheirText() async {
        // Text of the same font is centred in both.
        let field = baseline(of: TextField("", text: .constant("Field")).frame(height: 60))
        let font = UIFont.preferredFont(forTextStyle: .body)
        XCTAssertEqual(field, 30 - font.lineHeight / 2 - font.descender, accuracy: 1)
    }
}
