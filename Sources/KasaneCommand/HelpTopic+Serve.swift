extension HelpTopic {
    static let serveText = """
        kasane serve SCENE: compiles a scene once, and serves images and movies of it over HTTP.

          kasane serve Card.swift                                  at http://127.0.0.1:8080/
          curl 'http://127.0.0.1:8080/card.png?id=7&scale=2'       fields of a row in the query
          curl -d '{"id": 7}' http://127.0.0.1:8080/card.mp4       a row as JSON in the body
          kasane serve Card.swift --host 0.0.0.0 --max-age 3600    for other machines, behind caches

        The scene reads the row with SceneData.row(default:), as for kasane batch. Without a row it uses its default.

        The extension of the request's path selects the format: .png, .jpg, .webp, .gif, .apng, .mp4, .m4v, .webm or
        .mov; without one, the Accept header does. In the query, scale is the pixels per point, and at is the time of a
        single image, in seconds. /health reports whether the service is healthy, /metrics its statistics in
        Prometheus's format.

          --port N             the port to listen on; 0 for any free port. Default: 8080
          --host ADDRESS       the address to listen on. Default: 127.0.0.1, reachable only from this machine
          --jobs N             number of requests rendered in parallel. Default: one per processor
          --queue N            number of requests that may wait before others are rejected. Default: 8 per process
          --timeout SECONDS    time limit for waiting, and then for rendering. Default: 60
          --memory MB          memory limit for each request. Default: an equal share of the machine's memory
          --max-body KB        maximum size of a request's body. Default: 1024
          --max-scale N        maximum pixels per point that a request can ask for. Default: 4
          --max-size MB        maximum size of an image or movie. Default: 256
          --max-age SECONDS    how long caches may reuse a response. Default: 0, they revalidate each time
          --at SECONDS         the time that .png and .jpg show. Default: the start
          --duration, --from, --to, --fps, --hold-last, --size, --scale, --device, --background, --fonts,
          --preview, --png, -q
                               as for kasane render

        SIGTERM stops it once all accepted requests are answered; a second one stops it at once.
        Exit codes: 0 stopped by a signal, 1 the scene cannot be served, 2 invalid arguments, 128 + N stopped by a
        second signal N.
        """
}
