// A form with every control, which validates its input and is shown in dark mode, in large text and from right to left.
// Poster: 2.0 s
// Device: iPhone 16 Pro

import PlaygroundSupport
import SwiftUI

struct SignUp: View {
    enum Field: Hashable { case name, mail, password }
    enum Plan: String, CaseIterable { case free = "Free", plus = "Plus", pro = "Pro" }

    @State private var name = ""
    @State private var mail = ""
    @State private var password = ""
    @State private var plan = Plan.plus
    @State private var country = "Japan"
    @State private var seats = 3
    @State private var volume = 0.6
    @State private var birthday = Date(timeIntervalSince1970: 1_000_000_000)
    @State private var accent = Color.blue
    @State private var isDark = false
    @State private var isLarge = false
    @State private var isMirrored = false
    @State private var isDone = false
    @FocusState private var focus: Field?

    private var problem: String? {
        if name.isEmpty { return "A name is missing." }
        if !mail.contains("@") { return "That is no mail address." }
        if password.count < 6 { return "The password is too short." }
        return nil
    }

    var body: some View {
        NavigationStack {
            Form {
                Section("Look") {
                    Toggle("Dark", isOn: $isDark)
                    Toggle("Large letters", isOn: $isLarge)
                    Toggle("Right to left", isOn: $isMirrored)
                }
                Section {
                    TextField("Name", text: $name).focused($focus, equals: .name).submitLabel(.next)
                        .onSubmit { focus = .mail }
                    TextField("Mail", text: $mail).focused($focus, equals: .mail).keyboardType(.emailAddress)
                        .textInputAutocapitalization(.never).onSubmit { focus = .password }
                    SecureField("Password", text: $password).focused($focus, equals: .password)
                } header: {
                    Text("Account")
                } footer: {
                    if let problem { Text(problem).foregroundStyle(.red) }
                }
                Section("Plan") {
                    Picker("Plan", selection: $plan) {
                        ForEach(Plan.allCases, id: \.self) { Text($0.rawValue).tag($0) }
                    }
                    .pickerStyle(.segmented)
                    Picker("Country", selection: $country) {
                        ForEach(["Brazil", "France", "Japan", "Kenya"], id: \.self) { Text($0).tag($0) }
                    }
                    Stepper("Seats: \(seats)", value: $seats, in: 1...20)
                    LabeledContent("Price") { Text(Double(seats) * 4.5, format: .currency(code: "EUR")) }
                }
                Section("Preferences") {
                    HStack {
                        Image(systemName: "speaker.fill")
                        Slider(value: $volume)
                        Image(systemName: "speaker.wave.3.fill")
                    }
                    DatePicker("Birthday", selection: $birthday, displayedComponents: .date)
                    ColorPicker("Accent", selection: $accent)
                    ProgressView("Storage", value: volume)
                }
                Button("Sign up") { isDone = true }.disabled(problem != nil)
            }
            .navigationTitle("Sign up")
            .alert("Welcome, \(name)", isPresented: $isDone) { Button("OK") {} }
        }
        .tint(accent)
        .preferredColorScheme(isDark ? .dark : .light)
        .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
        .dynamicTypeSize(isLarge ? .accessibility1 : .large)
    }
}

let page = UIHostingController(rootView: SignUp())
PlaygroundPage.current.liveView = page
let script = TouchScript()
    .tap("Name", after: 0.5)
    .type("Ada\n", after: 0.3)
    .type("ada@example.org\n", after: 0.3)
    .type("secret", after: 0.3)
    .tap("Dark", after: 0.8)
    .tap("Right to left", after: 1)
    .tap("Right to left", after: 1)
    .tap("Large letters", after: 0.8)
    .wait(1.5)
page.view.window?.perform(script, showsTouches: true)
