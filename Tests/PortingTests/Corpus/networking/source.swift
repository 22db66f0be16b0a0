import Foundation

struct Download {
    var request: URLRequest
    weak var session: URLSession?
}

func networking() {
    var request = URLRequest(url: URL(string: "https://example.com/cat.png")!)
    request.httpMethod = "HEAD"
    print(Download(request: request, session: nil).request.httpMethod ?? "")
}
