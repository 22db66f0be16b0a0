import Combine
import Foundation

final class People {
    private(set) var names: [String] = []
    private var bag = Set<AnyCancellable>()
    let session: URLSession

    init(session: URLSession = .shared) { self.session = session }

    func load(_ url: URL) -> URLSession.DataTaskPublisher { session.dataTaskPublisher(for: url) }

    func names(at url: URL) -> AnyPublisher<[String], any Error> {
        session.dataTaskPublisher(for: URLRequest(url: url))
            .tryMap { element -> Data in
                guard (element.response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
                return element.data
            }
            .decode(type: [String].self, decoder: JSONDecoder())
            .eraseToAnyPublisher()
    }
}

func networkPublishers() {
    let people = People()
    let url = URL(string: "https://example.com/people.json")!
    print(people.load(url).request.url?.lastPathComponent ?? "none")
    _ = people.names(at: url)
}
