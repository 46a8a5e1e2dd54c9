"""A headless Chromium, driven through its debugging pipe with Python's standard library."""

import base64
import json
import os
import queue
import subprocess
import tempfile
import threading
import time


class Browser:
    """One page. `errors` collects the errors and warnings that the browser reports."""

    def __init__(self, program):
        self.errors = []
        self.requests = []
        self._messages = queue.Queue()
        self._next = 0
        self._session = None
        self._profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        to_browser, self._writer = os.pipe()
        self._reader, from_browser = os.pipe()
        # Chromium expects the pipe's ends as file descriptors 3 and 4.
        command = f'exec 3<&{to_browser} 4>&{from_browser}; exec "$@"'
        flags = [
            "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
            "--no-first-run", "--disable-background-networking", "--force-color-profile=srgb",
            f"--user-data-dir={self._profile.name}",
        ]
        self._process = subprocess.Popen(
            ["bash", "-c", command, "bash", program, *flags, "about:blank"],
            pass_fds=[to_browser, from_browser], stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        threading.Thread(target=self._read, daemon=True).start()
        targets = self.call("Target.getTargets")["targetInfos"]
        page = next(target for target in targets if target["type"] == "page")
        self._session = self.call(
            "Target.attachToTarget", targetId=page["targetId"], flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Network"]:
            self.call(f"{domain}.enable")

    def close(self):
        try:
            self.call("Browser.close")
            self._process.wait(10)
        except (TimeoutError, OSError, subprocess.TimeoutExpired):
            self._process.kill()
            self._process.wait()
        self._profile.cleanup()

    def call(self, method, **parameters):
        """Calls a method of the browser and returns its result."""
        self._next += 1
        message = {"id": self._next, "method": method, "params": parameters}
        if self._session:
            message["sessionId"] = self._session
        os.write(self._writer, json.dumps(message).encode() + b"\0")
        deadline = time.monotonic() + 60
        while True:
            try:
                answer = self._messages.get(timeout=max(deadline - time.monotonic(), 0.01))
            except queue.Empty:
                raise TimeoutError(f"no answer to {method}") from None
            if answer.get("id") != self._next:
                continue
            if "error" in answer:
                raise RuntimeError(f"{method}: {answer['error']['message']}")
            return answer["result"]

    def open(self, url):
        self.call("Page.navigate", url=url)
        self.wait("document.readyState === 'complete' && location.href !== 'about:blank'")

    def value(self, expression):
        """Returns the value of an expression in the page."""
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            thrown = details.get("exception", {}).get("description", details["text"])
            raise RuntimeError(f"{expression}: {thrown}")
        return answer["result"].get("value")

    def wait(self, expression, limit=30):
        """Waits until an expression is true in the page; returns False on timeout."""
        deadline = time.monotonic() + limit
        while time.monotonic() < deadline:
            if self.value(expression):
                return True
            time.sleep(0.02)
        return False

    def press(self, key, shift=False):
        codes = {
            " ": 32, "Tab": 9, "Enter": 13, "End": 35, "Home": 36, "ArrowLeft": 37, "ArrowUp": 38,
            "ArrowRight": 39, "ArrowDown": 40,
        }
        texts = {"Enter": "\r"}
        # Of the modifiers, 8 is Shift.
        event = {"key": key, "modifiers": 8 if shift else 0}
        event["windowsVirtualKeyCode"] = codes.get(key, ord(key[0]))
        text = texts.get(key, key if len(key) == 1 else "")
        self.call("Input.dispatchKeyEvent", type="keyDown", text=text, **event)
        self.call("Input.dispatchKeyEvent", type="keyUp", **event)

    def click(self, x, y):
        for kind in ["mouseMoved", "mousePressed", "mouseReleased"]:
            self.call(
                "Input.dispatchMouseEvent", type=kind, x=x, y=y, clickCount=1,
                button="none" if kind == "mouseMoved" else "left")

    def size(self, width, height):
        self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1,
            mobile=False)

    def scheme(self, name):
        self.call(
            "Emulation.setEmulatedMedia",
            features=[{"name": "prefers-color-scheme", "value": name}])

    def picture(self, path):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def _read(self):
        rest = b""
        while chunk := os.read(self._reader, 1 << 16):
            *messages, rest = (rest + chunk).split(b"\0")
            for text in messages:
                message = json.loads(text)
                if "id" in message:
                    self._messages.put(message)
                else:
                    self._note(message["method"], message["params"])

    def _note(self, method, event):
        if method == "Runtime.exceptionThrown":
            details = event["exceptionDetails"]
            thrown = details.get("exception", {}).get("description", "")
            self.errors.append(f"{details['text']} {thrown}")
        elif method == "Runtime.consoleAPICalled" and event["type"] in ("error", "warning", "assert"):
            words = [str(item.get("value", item.get("description"))) for item in event["args"]]
            self.errors.append(" ".join(words))
        elif method == "Log.entryAdded" and event["entry"]["level"] in ("error", "warning"):
            self.errors.append(event["entry"]["text"])
        elif method == "Network.requestWillBeSent":
            self.requests.append(event["request"]["url"])
