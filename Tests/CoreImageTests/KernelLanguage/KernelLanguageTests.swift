import CoreImage
import XCTest

/// The kernel language: the results of sources.
final class KernelLanguageTests: XCTestCase {
    /// Returns what a kernel without images computes at a place, given numbers.
    private func value(
        _ body: String, _ arguments: [Any] = [], parameters: String = "", helpers: String = "", x: Int = 3, y: Int = 5,
        line: UInt = #line
    ) throws -> SIMD4<Double> {
        let source = "\(helpers)\nkernel vec4 k(\(parameters)) { \(body) }"
        let kernel = try XCTUnwrap(CIColorKernel(source: source), source, line: line)
        let area = CGRect(x: 0, y: 0, width: 20, height: 10)
        let image = try XCTUnwrap(kernel.apply(extent: area, arguments: arguments), line: line)
        return Plane(image, area)[x, y]
    }

    private func check(
        _ body: String, _ expected: SIMD4<Double>, _ arguments: [Any] = [], parameters: String = "",
        helpers: String = "", line: UInt = #line
    ) throws {
        let found = try value(body, arguments, parameters: parameters, helpers: helpers, line: line)
        for i in 0..<4 { XCTAssertEqual(found[i], expected[i], accuracy: 1e-5, "\(body) [\(i)]", line: line) }
    }

    func testNumbersAndVectors() throws {
        try check("return vec4(1.0, 0.5, .25, 1);", SIMD4(1, 0.5, 0.25, 1))
        try check("return vec4(vec2(1., 2.), 3, 1).zyxw;", SIMD4(3, 2, 1, 1))
        try check("vec3 v = vec3(0.5); v.rb = vec2(1.0, 2.0); return vec4(v, 1.0);", SIMD4(1, 0.5, 2, 1))
        try check("vec2 v = vec2(1., 2.); v = v.yx; v.xy = v.yx; return vec4(v, 0., 1.);", SIMD4(1, 2, 0, 1))
        try check("return vec4(destCoord(), 0.0, 1.0);", SIMD4(3.5, 5.5, 0, 1))
        try check("float a = 7.0 / 2.0; int b = 7 / 2; return vec4(a, float(b), 1e-1, 1.0f);", SIMD4(3.5, 3, 0.1, 1))
        try check("return vec4(1. - 2. * 3. + 4. / 2. - -1.);", SIMD4(-2, -2, -2, -2))
        try check("vec4 c = vec4(1.); c += 1.; c *= vec4(0.5); c -= .25; c /= 2.; return c;", SIMD4(repeating: 0.375))
        try check("// a comment\n /* and\n another */ return vec4(0.);", .zero)
    }

    func testFunctionsOfTheLanguage() throws {
        let sums: [(String, Double)] = [
            ("sin(0.5)", sin(0.5)), ("cos(0.5)", cos(0.5)), ("tan(0.5)", tan(0.5)), ("asin(0.5)", asin(0.5)),
            ("acos(0.5)", acos(0.5)), ("atan(0.5)", atan(0.5)), ("atan(1.0, -2.0)", atan2(1, -2)),
            ("pow(2.0, 3.5)", pow(2, 3.5)), ("exp(0.5)", exp(0.5)), ("exp2(3.0)", 8), ("log(3.0)", log(3)),
            ("log2(8.0)", 3), ("sqrt(2.0)", 2.0.squareRoot()), ("inversesqrt(4.0)", 0.5), ("abs(-3.0)", 3),
            ("sign(-3.0)", -1), ("floor(-1.5)", -2), ("ceil(-1.5)", -1), ("fract(-1.25)", 0.75),
            ("mod(-1.0, 3.0)", 2), ("min(1.0, 2.0)", 1), ("max(1.0, 2.0)", 2), ("clamp(5.0, 0.0, 2.0)", 2),
            ("mix(1.0, 3.0, 0.25)", 1.5), ("step(0.5, 0.4)", 0), ("step(0.5, 0.5)", 1),
            ("smoothstep(0.0, 2.0, 0.5)", 0.15625), ("length(vec2(3.0, 4.0))", 5),
            ("distance(vec2(1.0), vec2(4.0, 5.0))", 5), ("dot(vec3(1., 2., 3.), vec3(2.))", 12),
            ("normalize(vec2(3.0, 4.0)).y", 0.8), ("cross(vec3(1., 0., 0.), vec3(0., 1., 0.)).z", 1),
            ("reflect(vec2(1., -1.), vec2(0., 1.)).y", 1), ("radians(180.0)", .pi), ("degrees(3.14159265)", 180),
            ("compare(-1.0, 2.0, 3.0)", 2), ("compare(1.0, 2.0, 3.0)", 3),
            ("premultiply(vec4(1.0, 1.0, 1.0, 0.5)).r", 0.5), ("unpremultiply(vec4(0.25, 0., 0., 0.5)).r", 0.5),
            ("unpremultiply(vec4(0.25, 0., 0., 0.)).r", 0), ("srgb_to_linear(vec3(0.5)).r", light(0.5)),
            ("linear_to_srgb(vec3(0.5)).r", sRGB(0.5)), ("2.0 > 1.0 ? 3.0 : 4.0", 3),
            ("(1.0 < 2.0 && !(2.0 <= 1.0)) || false ? 1.0 : 0.0", 1),
            ("vec2(1., 2.) == vec2(1., 2.) ? 1.0 : 0.0", 1), ("vec2(1., 2.) != vec2(1., 3.) ? 1.0 : 0.0", 1),
        ]
        for (expression, expected) in sums {
            let found = try value("float v = \(expression); return vec4(v, 0.0, 0.0, 1.0);")
            XCTAssertEqual(found.x, expected, accuracy: 2e-4 * max(1, abs(expected)), expression)
        }
    }

    /// Each pixel takes its own path through branches and loops.
    func testPixelsGoTheirOwnWay() throws {
        let body = """
            float n = 0.0;
            for (int i = 0; i < 50; i++) {
                if (float(i) > destCoord().x) break;
                if (mod(float(i), 2.0) == 1.0) continue;
                n += 1.0;
            }
            float w = 0.0;
            while (w < destCoord().y) { w += 2.0; }
            do { w += 100.0; } while (false);
            if (destCoord().x > 10.0) { return vec4(n, w, 1.0, 1.0); }
            else if (destCoord().x < 4.0) { n = -n; }
            return vec4(n, w, 0.0, 1.0);
            """
        for x in 0..<20 {
            let found = try value(body, x: x)
            let count = Double(x / 2 + 1)
            XCTAssertEqual(found.x, x < 4 ? -count : count, "\(x)")
            XCTAssertEqual(found.y, 106, "\(x)")
            XCTAssertEqual(found.z, x >= 10 ? 1 : 0, "\(x)")
        }
    }

    func testFunctionsOfOnesOwn() throws {
        let helpers = """
            float twice(float v) { v = v * 2.0; return v; }
            vec2 swapped(vec2 v) { if (v.x > v.y) { return v; } return v.yx; }
            """
        try check(
            "float a = 3.0; float b = twice(twice(a)); vec2 s = swapped(vec2(1., 2.)); return vec4(a, b, s);",
            SIMD4(3, 12, 2, 1), helpers: helpers)
    }

    /// Components of vectors by index, constant and computed, read and written.
    func testElementsOfVectors() throws {
        try check("vec4 c = vec4(1., 2., 3., 4.); c[0] = 5.0; c[2] = c[2] / 2.0; return c;", SIMD4(5, 2, 1.5, 4))
        try check("vec3 v = vec3(1., 2., 3.); return vec4(v[2], v.yz[0], vec2(7., 8.)[1], 1.);", SIMD4(3, 2, 8, 1))
        try check(
            "vec4 c = vec4(0.); float t = 0.; for (int i = 0; i < 4; i++) { c[i] += float(i); t += c[i]; } "
                + "return vec4(c.yzw, t);", SIMD4(1, 2, 3, 6))
        // Each pixel has its own index.
        let body =
            "vec2 v = vec2(10., 20.); int i = int(mod(destCoord().x, 2.0)); v[i] += 1.0; return vec4(v, v[i], 1.);"
        XCTAssertEqual(try value(body, x: 2), SIMD4(11, 20, 11, 1))
        XCTAssertEqual(try value(body, x: 3), SIMD4(10, 21, 21, 1))
    }

    func testConstantsOutsideOfFunctions() throws {
        try check(
            "return vec4(half, twice(half), weights.y, 1.0);", SIMD4(0.5, 1, 0.7, 1),
            helpers: """
                const float half = 0.5, whole = half * 2.0;
                const vec3 weights = vec3(0.2, 0.7, 0.1);
                float twice(float v) { return v * 2.0 * whole; }
                """)
        XCTAssertEqual(
            KernelSourceProblem.description(of: "const float a = 1.0; kernel vec4 k() { a = 2.0; return vec4(a); }"),
            "1:40: only a variable can be assigned to")
    }

    func testParametersThatComeBack() throws {
        try check(
            "vec4 c = vec4(1., 2., 3., 4.); float sum; spread(c.rgb, sum, 2.0); return vec4(c.xyz, sum);",
            SIMD4(2, 4, 6, 12),
            helpers: """
                float added(vec3 v);
                void spread(inout vec3 v, out float sum, in float by) { v *= by; sum = added(v); by = 0.0; }
                float added(vec3 v) { return v.x + v.y + v.z; }
                """)
        XCTAssertEqual(
            KernelSourceProblem.description(
                of: "void f(out float a) { a = 1.0; } kernel vec4 k() { f(2.0); return vec4(0.0); }"),
            "1:54: only a variable can be assigned to")
    }

    func testComparisonsOfVectors() throws {
        let helpers = "vec3 a() { return vec3(1., 2., 3.); } vec3 b() { return vec3(2.); }"
        try check("return vec4(lessThan(a(), b()), 1.0);", SIMD4(1, 0, 0, 1), helpers: helpers)
        try check("return vec4(greaterThanEqual(a(), b()), 1.0);", SIMD4(0, 1, 1, 1), helpers: helpers)
        try check("return vec4(not(equal(a(), b())), 1.0);", SIMD4(1, 0, 1, 1), helpers: helpers)
        try check(
            "return any(greaterThan(a(), b())) && !all(notEqual(a(), b())) ? vec4(1.0) : vec4(0.0);",
            SIMD4(repeating: 1), helpers: helpers)
    }

    func testArguments() throws {
        try check(
            "return vec4(a, b.y, i, 1.0) * c.r;", SIMD4(0.5, 2, 3, 1),
            [0.5, CIVector(x: 1, y: 2), 3, CIColor(red: 1, green: 0, blue: 0)],
            parameters: "float a, vec2 b, float i, __color c")
        let kernel = try XCTUnwrap(CIColorKernel(source: "kernel vec4 k(float a, vec2 b) { return vec4(a, b, 1.0); }"))
        let area = CGRect(x: 0, y: 0, width: 1, height: 1)
        XCTAssertNil(kernel.apply(extent: area, arguments: [1]))
        XCTAssertNil(kernel.apply(extent: area, arguments: [1, 2]))
        XCTAssertNil(kernel.apply(extent: area, arguments: ["a", CIVector(x: 1, y: 2)]))
        XCTAssertNotNil(kernel.apply(extent: area, arguments: [1, CGPoint(x: 1, y: 2)]))
    }

    // MARK: Errors

    func testErrorsSayWhereTheyAre() throws {
        let errors: [(String, String)] = [
            ("kernel vec4 k() {\n  return foo;\n}", "2:10: there is no \"foo\""),
            ("kernel vec4 k() { return vec4(1.0) }", "1:36: \";\" is missing"),
            ("kernel vec4 k() { return bar(1.0); }", "1:26: there is no function \"bar\""),
            ("kernel vec4 k() { return 1.0; }", "1:19: float, expected vec4"),
            ("kernel vec4 k() { return vec4(1.0, 2.0); }", "1:26: vec4 of 2 numbers"),
            ("kernel vec4 k() { vec2 v = vec2(1.0); return v.xyzw; }", "1:48: vec2 has no \"xyzw\""),
            (
                "float f() { return g(); } float g() { return f(); } kernel vec4 k() { return vec4(f()); }",
                "1:46: \"f\" calls itself"
            ),
            ("kernel vec4 k() { 1.0 = 2.0; return vec4(0.0); }", "1:19: only a variable can be assigned to"),
            ("kernel vec4 k() { if (1.0) { } return vec4(0.0); }", "1:23: a condition must be a bool"),
            ("kernel vec4 k() { vec2 v; return vec4(v[2]); }", "1:41: vec2 has no component 2"),
            ("kernel vec4 k() { float v; return vec4(v[0]); }", "1:42: float has no components"),
            ("kernel vec4 k() { vec2 v; return vec4(v[1.0]); }", "1:41: an index must be an int"),
            ("kernel vec4 k() { break; return vec4(0.0); }", "1:19: \"break\" and \"continue\" are for loops"),
            (
                "kernel vec4 k(mat2 m) { return vec4(0.0); }",
                "1:15: a type is missing: float, vec2, vec3, vec4, int, bool, sampler, __color or __sample"
            ),
            ("kernel float k() { return 1.0; }", "1:1: a kernel returns vec4, or vec2 as a warp"),
            ("kernel vec4 k() { return vec4(0.0); } $", "1:39: unexpected character"),
            ("/* kernel", "1:1: unterminated comment"),
            ("kernel vec4 k() { return vec4(0.0)", "1:35: \";\" is missing"),
        ]
        for (source, message) in errors {
            XCTAssertEqual(KernelSourceProblem.description(of: source), message, source)
            XCTAssertNil(CIKernel(source: source), source)
        }
    }

    func testSourcesAreBounded() {
        let deep = String(repeating: "(", count: 5000) + "1.0" + String(repeating: ")", count: 5000)
        XCTAssertNil(CIKernel(source: "kernel vec4 k() { return vec4(\(deep)); }"))
        let long = Array(repeating: "1.0", count: 20_000).joined(separator: "+")
        XCTAssertNil(CIKernel(source: "kernel vec4 k() { return vec4(\(long)); }"))
        let blocks = String(repeating: "{", count: 5000) + String(repeating: "}", count: 5000)
        XCTAssertNil(CIKernel(source: "kernel vec4 k() { \(blocks) return vec4(0.0); }"))
        // Functions that call the previous one twice double the work each time.
        var doubling = "float f0(float v) { return v; }\n"
        for i in 1...40 { doubling += "float f\(i)(float v) { return f\(i - 1)(v) + f\(i - 1)(v); }\n" }
        XCTAssertNil(CIKernel(source: doubling + "kernel vec4 k() { return vec4(f40(1.0)); }"))
    }

    func testEndlessLoopsAreLeft() throws {
        let found = try value("float n = 0.0; while (true) { n += 1.0; } return vec4(n, 0.0, 0.0, 1.0);")
        XCTAssertGreaterThan(found.x, 1000)
        let nested = "float n = 0.0; for (;;) { for (;;) { n += 1.0; } } return vec4(1.0);"
        XCTAssertEqual(try value(nested), SIMD4(repeating: 1))
    }
}
