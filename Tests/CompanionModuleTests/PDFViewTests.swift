import PDFKit
import XCTest

@MainActor
final class PDFViewTests: XCTestCase {
    /// Creates pages of 200 by 300 points, each red in its lower half, with its number as text; the first has a link at
    /// its top.
    private func document(_ count: Int = 5) throws -> PDFDocument {
        let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 300)).pdfData { context in
            for number in 1...count {
                context.beginPage()
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 150, width: 200, height: 150))
                NSAttributedString(string: "Page \(number)", attributes: [.font: UIFont.systemFont(ofSize: 20)])
                    .draw(at: CGPoint(x: 20, y: 40))
                if number == 1, let url = URL(string: "https://example.org/") {
                    context.setURL(url, for: CGRect(x: 0, y: 0, width: 200, height: 30))
                }
            }
        }
        return try XCTUnwrap(PDFDocument(data: data))
    }

    private func show(_ count: Int = 5, _ size: CGSize = CGSize(width: 208, height: 400)) throws -> PDFView {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        let view = PDFView(frame: window.bounds)
        view.document = try document(count)
        window.addSubview(view)
        window.isHidden = false
        window.layoutIfNeeded()
        windows.append(window)
        return view
    }

    private var windows: [UIWindow] = []

    private func color(_ view: UIView, _ x: Int, _ y: Int) -> [UInt8]? {
        view.layoutIfNeeded()
        let image = UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) }
        guard let picture = image.cgImage, let pixels = picture.dataProvider?.data else { return nil }
        let scale = picture.width / Int(view.bounds.width)
        let place = y * scale * picture.bytesPerRow + x * scale * picture.bitsPerPixel / 8
        return Array(pixels[place..<place + 3])
    }

    func testPagesFollowEachOther() async throws {
        let view = try show()
        XCTAssertEqual(view.scaleFactor, 1)
        XCTAssertEqual(view.documentView?.bounds.size, CGSize(width: 208, height: 5 * 309.5))
        // A page of 300 points with 4.75 above it, then the next one.
        XCTAssertEqual(color(view, 100, 20), [255, 255, 255])
        XCTAssertEqual(color(view, 100, 280), [255, 0, 0])
        XCTAssertEqual(color(view, 100, 330), [255, 255, 255])
        XCTAssertTrue(view.currentPage === view.document?.page(at: 0))
        XCTAssertEqual(view.visiblePages.count, 2)
        let page = try XCTUnwrap(view.document?.page(at: 3))
        view.go(to: page)
        XCTAssertTrue(view.currentPage === page)
        XCTAssertEqual(view.convert(CGPoint(x: 0, y: 300), from: page), CGPoint(x: 4, y: 4.75))
        XCTAssertTrue(view.page(for: CGPoint(x: 100, y: 100), nearest: false) === page)
        XCTAssertNil(view.page(for: CGPoint(x: 1, y: 100), nearest: false))
        XCTAssertTrue(view.page(for: CGPoint(x: 1, y: 100), nearest: true) === page)
        view.go(to: PDFDestination(page: page, at: CGPoint(x: 0, y: 200)))
        XCTAssertEqual(view.convert(CGPoint(x: 0, y: 200), from: page).y, 0, accuracy: 1e-6)
        XCTAssertEqual(view.convert(CGRect(x: 10, y: 10, width: 20, height: 30), to: page).size.height, 30)
    }

    func testAScaleFitsTheWidth() async throws {
        let view = try show()
        view.autoScales = true
        XCTAssertEqual(view.scaleFactor, 1)
        view.frame.size = CGSize(width: 416, height: 400)
        view.layoutIfNeeded()
        XCTAssertEqual(view.scaleFactor, 2)
        XCTAssertEqual(color(view, 200, 500 % 400), [255, 255, 255])
        XCTAssertEqual(view.rowSize(for: try XCTUnwrap(view.currentPage)), CGSize(width: 416, height: 619))
        view.displayMode = .singlePage
        XCTAssertEqual(view.scaleFactorForSizeToFit, 400 / 309.5, accuracy: 1e-6)
        view.scaleFactor = 100
        XCTAssertEqual(view.scaleFactor, 5)
        XCTAssertFalse(view.autoScales)
        XCTAssertFalse(view.canZoomIn)
        view.zoomOut(nil)
        XCTAssertEqual(view.scaleFactor, 4)
    }

    func testPagesAreTurnedOneByOne() async throws {
        let view = try show()
        var events: [Notification.Name] = []
        let names: [Notification.Name] = [.PDFViewPageChanged, .PDFViewDisplayModeChanged, .PDFViewDocumentChanged]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { _ in
                MainActor.assumeIsolated { events.append(name) }
            }
        }
        defer { observers.forEach { NotificationCenter.default.removeObserver($0) } }
        view.displayMode = .singlePage
        XCTAssertEqual(view.visiblePages.count, 1)
        XCTAssertFalse(view.canGoToPreviousPage)
        view.goToNextPage(nil)
        XCTAssertTrue(view.currentPage === view.document?.page(at: 1))
        XCTAssertEqual(events, [.PDFViewDisplayModeChanged, .PDFViewPageChanged])
        // The page is centred.
        XCTAssertEqual(view.convert(CGPoint(x: 0, y: 300), from: try XCTUnwrap(view.currentPage)).y, 50, accuracy: 0.01)
        view.goToLastPage(nil)
        XCTAssertFalse(view.canGoToNextPage)
        view.goBack(nil)
        XCTAssertTrue(view.currentPage === view.document?.page(at: 1))
        XCTAssertTrue(view.canGoForward)
        view.goForward(nil)
        XCTAssertTrue(view.currentPage === view.document?.page(at: 4))
        view.document = nil
        XCTAssertNil(view.currentPage)
        XCTAssertEqual(events.last, .PDFViewDocumentChanged)
    }

    func testTwoPagesStandSideBySide() async throws {
        let view = try show(5, CGSize(width: 416, height: 400))
        view.displayMode = .twoUpContinuous
        let pages = (0..<5).compactMap { view.document?.page(at: $0) }
        func corner(_ index: Int) -> CGPoint { view.convert(CGPoint(x: 0, y: 300), from: pages[index]) }
        XCTAssertEqual(corner(0), CGPoint(x: 4, y: 4.75))
        XCTAssertEqual(corner(1), CGPoint(x: 212, y: 4.75))
        XCTAssertEqual(corner(2).y, 4.75 + 309.5)
        XCTAssertEqual(corner(4).x, 108)
        view.displaysAsBook = true
        XCTAssertEqual(corner(0).x, 108)
        XCTAssertEqual(corner(1).x, 4)
        (view.displaysAsBook, view.displaysRTL) = (false, true)
        XCTAssertEqual(corner(0).x, 212)
        (view.displaysRTL, view.displayMode, view.displayDirection) = (false, .singlePageContinuous, .horizontal)
        XCTAssertEqual(corner(1), CGPoint(x: 212, y: corner(0).y))
        view.displaysPageBreaks = false
        XCTAssertEqual(corner(1).x - corner(0).x, 200)
        view.displayMode = .twoUp
        view.go(to: pages[3])
        XCTAssertEqual(view.visiblePages.count, 2)
    }

    func testTextIsMarked() async throws {
        let view = try show()
        let selection = try XCTUnwrap(view.document?.findString("Page 1", withOptions: []).first)
        let box = selection.bounds(for: try XCTUnwrap(view.currentPage))
        let place = view.convert(CGPoint(x: box.maxX - 1, y: box.midY), from: try XCTUnwrap(view.currentPage))
        XCTAssertEqual(color(view, Int(box.maxX) + 8, Int(place.y)), [255, 255, 255])
        view.highlightedSelections = [selection]
        let marked = view.convert(box, from: try XCTUnwrap(view.currentPage))
        XCTAssertNotEqual(color(view, Int(marked.minX), Int(marked.minY) + 1), [255, 255, 255])
        view.currentSelection = try XCTUnwrap(view.document?.findString("Page 4", withOptions: []).first)
        view.scrollSelectionToVisible(nil)
        XCTAssertTrue(view.visiblePages.contains { $0 === view.document?.page(at: 3) })
        view.clearSelection()
        XCTAssertNil(view.currentSelection)
    }

    func testASelectionsLinesAreItsOwn() async throws {
        let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 300)).pdfData { context in
            context.beginPage()
            for (index, line) in ["One two", "Three four", "Five"].enumerated() {
                NSAttributedString(string: line).draw(at: CGPoint(x: 20, y: 40 + 40 * CGFloat(index)))
            }
        }
        let document = try XCTUnwrap(PDFDocument(data: data))
        let one = try XCTUnwrap(document.findString("One").first)
        XCTAssertEqual(one.selectionsByLine().map(\.string), ["One"])
        let all = try XCTUnwrap(document.selectionForEntireDocument)
        XCTAssertEqual(all.selectionsByLine().map(\.string), ["One two", "Three four", "Five"])
    }

    func testLinksAreFollowed() async throws {
        final class Delegate: PDFViewDelegate {
            var urls: [URL] = []
            func pdfViewWillClick(onLink sender: PDFView, with url: URL) { urls.append(url) }
        }
        let (view, delegate) = (try show(), Delegate())
        view.delegate = delegate
        try await view.window?.run(TouchScript().tap(at: CGPoint(x: 100, y: 200)))
        XCTAssertEqual(delegate.urls, [])
        try await view.window?.run(TouchScript().tap(at: CGPoint(x: 100, y: 15)))
        XCTAssertEqual(delegate.urls.map(\.absoluteString), ["https://example.org/"])
    }

    func testOutlinesAreRead() async throws {
        let data = NSMutableData()
        var box = CGRect(x: 0, y: 0, width: 100, height: 100)
        let consumer = try XCTUnwrap(CGDataConsumer(data: data))
        let context = try XCTUnwrap(CGContext(consumer: consumer, mediaBox: &box, nil))
        for _ in 0..<3 {
            context.beginPDFPage(nil)
            context.endPDFPage()
        }
        let inner: CFDictionary = [kCGPDFOutlineTitle: "Inner", kCGPDFOutlineDestination: 3]
        CGPDFContextSetOutline(
            context,
            [
                kCGPDFOutlineChildren: [
                    [
                        kCGPDFOutlineTitle: "First", kCGPDFOutlineDestination: 2,
                        kCGPDFOutlineChildren: [inner] as [CFDictionary],
                    ] as CFDictionary
                ] as [CFDictionary]
            ])
        context.closePDF()
        let document = try XCTUnwrap(PDFDocument(data: data as Data))
        let root = try XCTUnwrap(document.outlineRoot)
        XCTAssertEqual(root.numberOfChildren, 1)
        let first = try XCTUnwrap(root.child(at: 0))
        XCTAssertEqual(first.label, "First")
        XCTAssertTrue(first.parent === root)
        XCTAssertTrue(first.destination?.page === document.page(at: 1))
        XCTAssertEqual(first.child(at: 0)?.label, "Inner")
        XCTAssertTrue(first.child(at: 0)?.destination?.page === document.page(at: 2))
        XCTAssertNil(root.child(at: 1))
        first.removeFromParent()
        XCTAssertEqual(root.numberOfChildren, 0)
        XCTAssertNil(try self.document().outlineRoot)
    }
}
