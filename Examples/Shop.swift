// A shop: a grid of products, a page for each that its image flies to, a sheet to order from, and a cart with a badge.
// Poster: 1.9 s
// Device: iPhone 16 Pro

import Observation
import PlaygroundSupport
import SwiftUI

struct Good: Identifiable, Hashable {
    let id: String
    let symbol: String
    let price: Double
    let hue: Double

    var color: Color { Color(hue: hue, saturation: 0.5, brightness: 0.9) }

    static let all = [
        Good(id: "Lamp", symbol: "lightbulb.fill", price: 39, hue: 0.12),
        Good(id: "Camera", symbol: "camera.fill", price: 249, hue: 0.58),
        Good(id: "Headphones", symbol: "headphones", price: 129, hue: 0.83),
        Good(id: "Book", symbol: "book.fill", price: 18, hue: 0.03),
        Good(id: "Bicycle", symbol: "bicycle", price: 480, hue: 0.38),
        Good(id: "Clock", symbol: "clock.fill", price: 65, hue: 0.48),
        Good(id: "Guitar", symbol: "guitars.fill", price: 310, hue: 0.07),
        Good(id: "Globe", symbol: "globe", price: 54, hue: 0.63),
    ]
}

@MainActor @Observable
final class Cart {
    private(set) var counts: [Good: Int] = [:]

    var count: Int { counts.values.reduce(0, +) }
    var total: Double { counts.reduce(0) { $0 + $1.key.price * Double($1.value) } }

    func add(_ count: Int, of good: Good) { counts[good, default: 0] += count }
    func remove(_ good: Good) { counts[good] = nil }
}

/// A product's image, which flies from its tile to its page and back.
struct GoodPicture: View {
    let good: Good
    let heroes: Namespace.ID

    var body: some View {
        RoundedRectangle(cornerRadius: 20)
            .fill(good.color.gradient)
            .overlay {
                Image(systemName: good.symbol).resizable().scaledToFit().foregroundStyle(.white).padding(44)
            }
            .matchedGeometryEffect(id: good.id, in: heroes)
    }
}

struct GoodTile: View {
    let good: Good
    let heroes: Namespace.ID
    let isOpen: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Color.clear
                .aspectRatio(1, contentMode: .fit)
                .overlay { if !isOpen { GoodPicture(good: good, heroes: heroes) } }
            Text(good.id).font(.headline)
            Text(good.price, format: .currency(code: "EUR")).font(.subheadline).foregroundStyle(.secondary)
        }
    }
}

/// The text shown for every product.
enum Topic: String, CaseIterable, Hashable {
    case delivery = "Delivery"
    case returns = "Returns"
}

struct GoodPage: View {
    let good: Good
    let cart: Cart
    let heroes: Namespace.ID
    let close: () -> Void
    @State private var isOrdering = false

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            GoodPicture(good: good, heroes: heroes)
                .frame(height: 300)
            HStack {
                Text(good.id).font(.largeTitle.bold())
                Spacer()
                Text(good.price, format: .currency(code: "EUR")).font(.title2)
            }
            Text("Made by hand, to be used for a long time, and sent within a day.")
                .foregroundStyle(.secondary)
            Button("Order") { isOrdering = true }
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
            ForEach(Topic.allCases, id: \.self) { topic in
                Divider()
                NavigationLink(value: topic) {
                    LabeledContent(topic.rawValue) { Image(systemName: "chevron.right") }
                }
            }
            Spacer()
        }
        .padding()
        .background(.background)
        .toolbar {
            ToolbarItem(placement: .topBarLeading) {
                Button("Close", systemImage: "xmark", action: close)
            }
        }
        .sheet(isPresented: $isOrdering) {
            OrderSheet(good: good, cart: cart).presentationDetents([.medium])
        }
    }
}

struct OrderSheet: View {
    let good: Good
    let cart: Cart
    @State private var count = 1
    @State private var isGift = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                Stepper("Pieces: \(count)", value: $count, in: 1...9)
                Toggle("Wrap as a gift", isOn: $isGift)
                LabeledContent("Together") { Text(good.price * Double(count), format: .currency(code: "EUR")) }
            }
            .navigationTitle("Order")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Add") {
                        cart.add(count, of: good)
                        dismiss()
                    }
                }
            }
        }
    }
}

struct Browser: View {
    let cart: Cart
    @State private var open: Good?
    @Namespace private var heroes

    var body: some View {
        NavigationStack {
            ZStack {
                ScrollView {
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 16)], spacing: 20) {
                        ForEach(Good.all) { good in
                            Button {
                                withAnimation(.spring(duration: 0.5, bounce: 0.2)) { open = good }
                            } label: {
                                GoodTile(good: good, heroes: heroes, isOpen: open == good)
                            }
                            .buttonStyle(.plain)
                            .accessibilityLabel(good.id)
                        }
                    }
                    .padding()
                }
                if let good = open {
                    GoodPage(good: good, cart: cart, heroes: heroes) { withAnimation(.spring) { open = nil } }
                        .zIndex(1)
                }
            }
            .navigationTitle(open?.id ?? "Shop")
            .navigationBarTitleDisplayMode(open == nil ? .large : .inline)
            .navigationDestination(for: Topic.self) { topic in
                Text("Free, within 30 days.").navigationTitle(topic.rawValue)
            }
        }
    }
}

struct CartPage: View {
    let cart: Cart

    var body: some View {
        NavigationStack {
            List {
                Section("Goods") {
                    ForEach(cart.counts.sorted { $0.key.id < $1.key.id }, id: \.key) { good, count in
                        Label {
                            HStack {
                                Text(good.id)
                                Spacer()
                                Text("\(count)").foregroundStyle(.secondary)
                            }
                        } icon: {
                            Image(systemName: good.symbol).foregroundStyle(good.color)
                        }
                        .swipeActions { Button("Delete", role: .destructive) { cart.remove(good) } }
                    }
                }
                Section {
                    LabeledContent("Total") { Text(cart.total, format: .currency(code: "EUR")).bold() }
                }
            }
            .navigationTitle("Cart")
        }
    }
}

struct Shop: View {
    @State private var cart = Cart()

    var body: some View {
        TabView {
            Browser(cart: cart).tabItem { Label("Shop", systemImage: "bag") }
            CartPage(cart: cart).tabItem { Label("Cart", systemImage: "cart") }.badge(cart.count)
        }
    }
}

let page = UIHostingController(rootView: Shop())
PlaygroundPage.current.liveView = page
let script = TouchScript()
    .swipe(.up, after: 0.5)
    .tap("Bicycle", after: 1)
    .tap("Order", after: 1)
    .tap("Increment", count: 2, after: 1)
    .tap("Wrap as a gift", after: 0.5)
    .tap("Add", after: 0.8)
    .tap("Close", after: 1)
    .tap("Cart", after: 1)
    .wait(1.5)
page.view.window?.perform(script, showsTouches: true)
