import Foundation
import LayerTestSupport
import QuartzCore
import XCTest

@testable import CoreGraphics

/// Damaged or malicious archives give an error, or a layer with some other values; never a trap.
final class DamagedArchiveTests: ManualClockTestCase {
    private func makeData() throws -> Data {
        let root = CALayer(CGRect(x: 0, y: 0, width: 60, height: 60), .red)
        root.contents = CGImage.solid(0, 1, 0)
        let shape = CAShapeLayer()
        shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 30), transform: nil)
        shape.lineDashPattern = [1, 2]
        let move = CAKeyframeAnimation(keyPath: "position")
        move.values = [CGPoint.zero, CGPoint(x: 1, y: 2)]
        move.timingFunction = CAMediaTimingFunction(name: .easeIn)
        shape.add(move, forKey: "a")
        root.addSublayer(shape)
        let text = CATextLayer()
        text.string = NSAttributedString(string: "text")
        root.mask = text
        return try NSKeyedArchiver.archivedData(withRootObject: root, requiringSecureCoding: true)
    }

    @discardableResult
    private func read(_ data: Data) -> Result<CALayer, any Error> {
        Result {
            guard let layer = try NSKeyedUnarchiver.unarchivedObject(ofClass: CALayer.self, from: data) else {
                throw CocoaError(.coderValueNotFound)
            }
            return layer
        }
    }

    /// Returns the archive with each of its data chunks changed by `change`.
    private func changing(_ data: Data, _ change: (Data) -> Data) throws -> Data {
        var plist = try XCTUnwrap(
            PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
        plist["$objects"] = (plist["$objects"] as? [Any])?.map { ($0 as? Data).map(change) ?? $0 }
        return try PropertyListSerialization.data(fromPropertyList: plist, format: .binary, options: 0)
    }

    func testTheArchiveIsReadAtAll() throws {
        let layer = try read(makeData()).get()
        XCTAssertEqual(layer.sublayers?.count, 1)
        XCTAssertNotNil(layer.mask)
        var count = 0
        _ = try changing(makeData()) { data in
            count += 1
            return data
        }
        XCTAssertGreaterThan(count, 10, "the values are found")
    }

    func testTruncatedArchivesThrow() throws {
        let data = try makeData()
        for drop in 1...12 {
            XCTAssertThrowsError(try read(changing(data) { $0.dropLast(drop) }).get()) { error in
                XCTAssertTrue(error is CocoaError || (error as NSError).domain == NSCocoaErrorDomain, "\(error)")
            }
        }
        XCTAssertThrowsError(try read(changing(data) { $0 + [0] }).get())
        XCTAssertThrowsError(try read(changing(data) { _ in Data() }).get())
    }

    /// Bits and bytes anywhere in the archive, in both formats: Foundation alone ends the process once in eighty.
    func testFlippedBytes() throws {
        let seed = UInt64.random(in: 0 ... .max)
        print("seed \(seed)")
        var random = SplitMix(state: seed)
        let binary = try makeData()
        let plist = try PropertyListSerialization.propertyList(from: binary, format: nil)
        let xml = try PropertyListSerialization.data(fromPropertyList: plist, format: .xml, options: 0)
        XCTAssertNoThrow(try read(xml).get())
        var readable = 0
        for turn in 0..<4000 {
            var data = turn % 2 == 0 ? binary : xml
            for _ in 0...random.next() % 3 {
                let index = data.startIndex + Int(random.next() % UInt64(data.count))
                data[index] ^=
                    random.next() % 2 == 0 ? 1 << UInt8(random.next() % 8) : UInt8(truncatingIfNeeded: random.next())
            }
            if case .success = read(data) { readable += 1 }
        }
        XCTAssertGreaterThan(readable, 100, "seed \(seed): most damage to values leaves a layer")
    }

    func testShapesThatNoArchiverWrites() throws {
        func archive(_ objects: String, top: String = "<dict><key>root</key>\(uid(1))</dict>") -> Data {
            Data(
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <plist version="1.0"><dict><key>$archiver</key><string>NSKeyedArchiver</string>
                <key>$version</key><integer>100000</integer><key>$top</key>\(top)
                <key>$objects</key><array><string>$null</string>\(objects)</array></dict></plist>
                """.utf8)
        }
        func uid(_ number: Int) -> String { "<dict><key>CF$UID</key><integer>\(number)</integer></dict>" }
        func type(_ name: String) -> String {
            "<dict><key>$classname</key><string>\(name)</string><key>$classes</key><array><string>\(name)</string></array></dict>"
        }
        let layer = "<dict><key>$class</key>\(uid(2))</dict>\(type("QuartzCore.CALayer"))"
        XCTAssertNoThrow(try read(archive(layer)).get())
        let wrong = [
            "a circle": archive(
                "<dict><key>$class</key>\(uid(2))<key>mask</key>\(uid(1))</dict>\(type("QuartzCore.CALayer"))"),
            "a reference beyond the end": archive(layer, top: "<dict><key>root</key>\(uid(99))</dict>"),
            "a class as the root": archive(layer, top: "<dict><key>root</key>\(uid(2))</dict>"),
            "a class that nobody knows": archive("<dict><key>$class</key>\(uid(2))</dict>\(type("No.Such"))"),
            "a class that is not archived": archive("<dict><key>$class</key>\(uid(2))</dict>\(type("NSObject"))"),
            "a list of Foundation's without its objects": archive(
                "<dict><key>$class</key>\(uid(2))</dict>\(type("Foundation.NSArray"))"),
            "an object without a class": archive("<dict><key>position</key><integer>1</integer></dict>"),
            "markup a thousand levels deep": archive(String(repeating: "<array>", count: 1000)),
            "nothing": Data(), "text": Data("no archive at all".utf8), "a head alone": Data("bplist00".utf8),
        ]
        for (name, data) in wrong {
            XCTAssertThrowsError(try read(data).get(), name) {
                XCTAssertEqual(($0 as? CocoaError)?.code, .coderReadCorrupt, name)
            }
        }
    }

    func testHugeCounts() throws {
        let data = try changing(makeData()) { data in
            guard data.count > 9 else { return data }
            var data = data
            for index in 1..<9 { data[data.startIndex + index] = 0xFF }
            return data
        }
        XCTAssertThrowsError(try read(data).get())
    }

    func testRandomDamage() throws {
        let seed = UInt64.random(in: 0 ... .max)
        var random = SplitMix(state: seed)
        let data = try makeData()
        for _ in 0..<300 {
            let damaged = try changing(data) { data in
                guard random.next() % 4 == 0, !data.isEmpty else { return data }
                var data = data
                let index = data.startIndex + Int(random.next() % UInt64(data.count))
                data[index] = UInt8(truncatingIfNeeded: random.next())
                return data
            }
            guard case .success(let layer) = read(damaged) else { continue }
            // Whatever can be decoded can be drawn.
            let frame = layer.frame
            XCTAssertTrue(frame.origin.x.isFinite && frame.size.width.isFinite, "seed \(seed)")
            _ = Picture(of: layer, size: CGSize(width: 20, height: 20), at: 100)
        }
    }

    /// Each value in another's place.
    func testArchivesWithSwappedValues() throws {
        let data = try makeData()
        var chunks: [Data] = []
        _ = try changing(data) { chunk in
            chunks.append(chunk)
            return chunk
        }
        for shift in 1..<chunks.count {
            var index = 0
            let swapped = try changing(data) { _ in
                defer { index += 1 }
                return chunks[(index + shift) % chunks.count]
            }
            if case .success(let layer) = read(swapped) {
                _ = Picture(of: layer, size: CGSize(width: 20, height: 20), at: 100)
            }
        }
    }

    /// Returns the archive with the entries of its root changed by `change`, which also gets the reference to the root.
    private func changingRoot(_ data: Data, _ change: (inout [String: Any], Any) -> Void) throws -> Data {
        var plist = try XCTUnwrap(PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
        var objects = try XCTUnwrap(plist["$objects"] as? [Any])
        let reference = try XCTUnwrap((plist["$top"] as? [String: Any])?["root"])
        let index = try XCTUnwrap(objects.firstIndex { ($0 as? [String: Any])?["sublayers.0"] != nil })
        var root = try XCTUnwrap(objects[index] as? [String: Any])
        change(&root, reference)
        objects[index] = root
        plist["$objects"] = objects
        return try PropertyListSerialization.data(fromPropertyList: plist, format: .binary, options: 0)
    }

    func testObjectsOfTheWrongClass() throws {
        let data = try changingRoot(makeData()) { root, _ in root["mask"] = root["bounds"] }
        XCTAssertThrowsError(try read(data).get())
        let other = try changingRoot(makeData()) { root, _ in root["bounds"] = root["mask"] }
        XCTAssertThrowsError(try read(other).get())
    }

    /// A layer that contains itself is infinite.
    func testLayersInThemselves() throws {
        let data = try changingRoot(makeData()) { root, reference in root["sublayers.0"] = reference }
        XCTAssertThrowsError(try read(data).get())
    }

    func testTreesTooDeepForTheStack() throws {
        let root = CALayer()
        var layer = root
        for _ in 0..<350 {
            let next = CALayer()
            layer.addSublayer(next)
            layer = next
        }
        layer.name = "deepest"
        let data = try NSKeyedArchiver.archivedData(withRootObject: root, requiringSecureCoding: true)
        var twin: CALayer? = try read(data).get()
        for _ in 0..<350 { twin = twin?.sublayers?.first }
        XCTAssertEqual(twin?.name, "deepest")
        // The levels beyond the limit are omitted.
        for _ in 0..<5000 {
            let next = CALayer()
            layer.addSublayer(next)
            layer = next
        }
        let cut = try NSKeyedArchiver.archivedData(withRootObject: root, requiringSecureCoding: true)
        var (level, depth): (CALayer?, Int) = (try read(cut).get(), 0)
        while let next = level?.sublayers?.first { (level, depth) = (next, depth + 1) }
        XCTAssertEqual(depth, 399)
    }

    func testTimes() throws {
        let layer = CALayer()
        layer.speed = 2
        let data = try NSKeyedArchiver.archivedData(withRootObject: layer, requiringSecureCoding: true)
        let damaged = try changing(data) { chunk in
            // A list of seven doubles: its third is the speed.
            guard chunk.count == 9 + 56 else { return chunk }
            var chunk = chunk
            for index in 0..<8 { chunk[chunk.startIndex + 9 + 16 + index] = 0xFF }
            return chunk
        }
        XCTAssertThrowsError(try read(damaged).get())
    }
}

private struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
