"""Headless Chromium for the tests of the inspector's pages.

Chromium (chromium, chromium-browser or google-chrome, or the program in $CHROMIUM) is driven over its DevTools protocol through a pipe.
"""
import base64
import json
import os
import shutil
import subprocess
import sys


class Browser:
    """A page in a browser instance of its own."""

    def __init__(self, profile):
        names = [os.environ.get("CHROMIUM"), "chromium", "chromium-browser", "google-chrome"]
        program = next((found for found in map(shutil.which, filter(None, names)) if found), None)
        if not program:
            sys.exit("Chromium not found: run scripts/setup-live")
        # The browser reads its descriptor 3 and writes its descriptor 4.
        reading, self.writing = os.pipe()
        self.reading, writing = os.pipe()

        def connect():
            ends = [os.dup(reading), os.dup(writing)]
            os.dup2(ends[0], 3)
            os.dup2(ends[1], 4)

        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--no-first-run",
             f"--user-data-dir={profile}", "--window-size=1400,1000", "about:blank"],
            preexec_fn=connect, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(reading)
        os.close(writing)
        self.number, self.rest, self.session, self.events = 0, b"", None, []
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Network"]:
            self.send(f"{domain}.enable")

    def close(self):
        self.process.kill()
        self.process.wait()

    def receive(self):
        while b"\0" not in self.rest:
            part = os.read(self.reading, 1 << 16)
            if not part:
                sys.exit("the browser exited")
            self.rest += part
        line, self.rest = self.rest.split(b"\0", 1)
        return json.loads(line)

    def send(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.writing, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.events.append(answer)

    def open(self, url):
        self.events = [event for event in self.events if event.get("method") != "Page.loadEventFired"]
        self.send("Page.navigate", url=url)
        while not any(event.get("method") == "Page.loadEventFired" for event in self.events):
            self.events.append(self.receive())

    def said(self):
        """Exceptions thrown by scripts, and console messages."""
        return [event for event in self.events
                if event.get("method") in ["Runtime.exceptionThrown", "Log.entryAdded", "Runtime.consoleAPICalled"]]

    def value(self, expression):
        answer = self.send("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(f"{expression}: {answer['exceptionDetails']['exception'].get('description')}")
        return answer["result"].get("value")

    def key(self, name):
        for kind in ["keyDown", "keyUp"]:
            text = {"text": "\r"} if name == "Enter" and kind == "keyDown" else {}
            self.send("Input.dispatchKeyEvent", type=kind, key=name, code=name, **text,
                      windowsVirtualKeyCode={"ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40,
                                             "Home": 36, "End": 35, "Enter": 13, "Tab": 9, "Escape": 27}.get(name, 0))

    def type(self, text):
        self.send("Input.insertText", text=text)

    def mouse(self, kind, x, y, **more):
        self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, **more)

    def click(self, selector):
        x, y = self.middle(selector)
        for kind in ["mousePressed", "mouseReleased"]:
            self.mouse(kind, x, y, button="left", clickCount=1)

    def middle(self, selector):
        return self.value(
            f"(() => {{ const e = document.querySelector({json.dumps(selector)}); e.scrollIntoView({{block: 'center'}});"
            " const b = e.getBoundingClientRect(); return [b.left + b.width / 2, b.top + b.height / 2]; })()")

    def shoot(self, path):
        size = self.send("Page.getLayoutMetrics")["cssContentSize"]
        clip = {"x": 0, "y": 0, "width": size["width"], "height": size["height"], "scale": 1}
        data = self.send("Page.captureScreenshot", captureBeyondViewport=True, clip=clip)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))


failures = []


def check(name, holds, more=""):
    print(("ok      " if holds else "FAILED  ") + name + ("" if holds or more == "" else f" ({more})"))
    if not holds:
        failures.append(name)


def conclude():
    """The exit code, once all checks are done."""
    print(f"{len(failures)} failed" if failures else "all passed")
    return 1 if failures else 0
