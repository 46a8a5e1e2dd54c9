"""The script with Kivy's widgets, touches and animations, without drawing."""

import math
import os
import sys
import tempfile
import time

folder = tempfile.TemporaryDirectory()
os.environ.update(
    KIVY_NO_ARGS="1", KIVY_NO_CONSOLELOG="1", KIVY_NO_FILELOG="1", KIVY_NO_CONFIG="1",
    KIVY_GL_BACKEND="mock", KIVY_HOME=folder.name, SDL_VIDEODRIVER="offscreen")

from kivy.animation import Animation  # noqa: E402
from kivy.base import EventLoop  # noqa: E402
from kivy.clock import Clock  # noqa: E402
from kivy.core.window import Window  # noqa: E402
from kivy.input.motionevent import MotionEvent  # noqa: E402
from kivy.lang import Builder  # noqa: E402
from kivy.properties import NumericProperty  # noqa: E402
from kivy.uix.relativelayout import RelativeLayout  # noqa: E402

WIDTH, HEIGHT, MEDIUM, HIGHEST = 393, 852, 426, 792
DRAG_FRAMES, PHASE_FRAMES = 30, 21
# An animation begins a frame after its start.
DURATION = 0.32 - 1 / 60
FRAMES_PER_CYCLE = DRAG_FRAMES + 3 * PHASE_FRAMES


def eased(fraction):
    """A critically damped spring with a frequency of 28 in a second."""
    turned = 28 * 0.32 * fraction
    return 1 - math.exp(-turned) * (1 + turned) if fraction < 1 else 1


class Sheet(RelativeLayout):
    below = NumericProperty(0)
    settling = None

    def on_touch_down(self, touch):
        if not self.collide_point(*touch.pos):
            return False
        super().on_touch_down(touch)
        touch.grab(self)
        self.began, self.start, self.velocity, self.active = touch.y, self.height, 0, False
        if self.settling:
            self.settling.cancel(self)
        return True

    def on_touch_move(self, touch):
        if touch.grab_current is not self:
            return False
        distance = touch.y - self.began
        self.velocity = touch.dy * 60
        if not self.active and abs(distance) >= 10:
            self.active = True
            self.start -= distance
        if self.active:
            pull = self.start + distance - HIGHEST
            self.height = HIGHEST + (pull if pull < 30 else 30 * math.sqrt(pull / 30))
        return True

    def on_touch_up(self, touch):
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        projected = self.height + self.velocity * 0.1
        end = min([MEDIUM, HIGHEST], key=lambda detent: abs(projected - detent))
        self.settling = Animation(height=end, duration=DURATION, t=eased)
        self.settling.start(self)
        return True


# The window, the presenter with two parts; the container, the dimming view, the sheet with skirt
# and card, the content with three parts, and the grabber.
TREE = """
#:set part 44
RelativeLayout:
    size_hint: None, None
    size: 393, 852
    RelativeLayout:
        Widget:
            size_hint: None, None
            pos: 20, self.parent.height - 144
            size: self.parent.width - 40, part
        Widget:
            size_hint: None, None
            pos: 20, 648
            size: self.parent.width - 40, part
    RelativeLayout:
        Widget:
            opacity: 0
        Sheet:
            size_hint: 1, None
            y: -self.below
            height: 426
            Widget:
                size_hint: 1, None
                y: -self.parent.height
                height: self.parent.height
            RelativeLayout:
                RelativeLayout:
                    Widget:
                        size_hint: None, None
                        pos: 20, self.parent.height - 56
                        size: self.parent.width - 40, part
                    Widget:
                        size_hint: None, None
                        pos: 20, self.parent.height - 116
                        size: self.parent.width - 40, part
                    Widget:
                        size_hint: None, None
                        pos: 20, 250
                        size: self.parent.width - 40, part
                Widget:
                    size_hint: None, None
                    pos: self.parent.width / 2 - 18, self.parent.height - 10
                    size: 36, 5
"""


class Touch(MotionEvent):
    def depack(self, args):
        self.is_touch = True
        # The window scales them to its size, which cannot be set here.
        self.sx, self.sy = args["x"] / Window.width, args["y"] / Window.height
        self.profile = ["pos"]
        super().depack(args)


def check(is_right, sentence):
    if not is_right:
        # Kivy replaces the standard error by its log.
        print(f"Not true: {sentence}.", file=sys.__stderr__)
        sys.exit(1)


class Script:
    def __init__(self):
        self.now = Clock.time()
        Clock.time = lambda: self.now
        Clock.idle = self.idle
        self.root = Builder.load_string(TREE)
        self.container = self.root.children[0]
        self.sheet, self.dimming = self.container.children
        Window.add_widget(self.root)
        EventLoop.add_event_listener(Window)
        self.widgets = list(self.root.walk(restrict=True))
        check(len(self.widgets) == 14, "the tree has 14 widgets")
        self.root.remove_widget(self.container)
        self.advance()
        self.present()
        self.play_phase()

    def idle(self):
        """Starts a frame of the clock without waiting for it."""
        Clock._dt = self.now - Clock._last_tick
        Clock._last_tick = self.now
        return self.now

    def advance(self):
        self.now += 1 / 60
        Clock.tick()
        Builder.sync()
        Clock.tick_draw()
        Builder.sync()

    def present(self):
        self.root.add_widget(self.container)
        self.sheet.height = self.sheet.below = MEDIUM
        Animation(below=0, duration=DURATION, t=eased).start(self.sheet)
        Animation(opacity=0.5, duration=DURATION, t=eased).start(self.dimming)

    def dismiss(self):
        movement = Animation(below=self.sheet.height, duration=DURATION, t=eased)
        movement.bind(on_complete=lambda *_: self.root.remove_widget(self.container))
        movement.start(self.sheet)
        Animation(opacity=0, duration=DURATION, t=eased).start(self.dimming)

    def send(self, kind, y):
        place = {"x": 196, "y": HEIGHT - y}
        if kind == "begin":
            self.touch = Touch("script", 1, place, is_touch=True, type_id="touch")
        else:
            self.touch.move(place)
        EventLoop.post_dispatch_input(kind, self.touch)

    def look(self):
        total = 0
        for widget in self.widgets:
            total += widget.x + widget.y + widget.width + widget.height + widget.opacity
        return total

    def play_phase(self):
        total = 0
        for frame in range(PHASE_FRAMES):
            if frame > 0:
                self.advance()
            total += self.look()
        return total

    def play(self):
        total = 0
        self.send("begin", 450)
        for frame in range(1, DRAG_FRAMES + 1):
            self.advance()
            self.send("update", 450 - 15 * frame)
            total += self.look()
        check(HIGHEST + 30 < self.sheet.height < HIGHEST + 60, "the sheet rubber-bands")
        self.send("end", 450 - 15 * DRAG_FRAMES)
        total += self.play_phase()
        check(self.sheet.height == HIGHEST, "the sheet settles at the upper detent")
        self.dismiss()
        total += self.play_phase()
        check(self.container.parent is None, "the sheet is dismissed")
        self.present()
        total += self.play_phase()
        check((self.sheet.y, self.sheet.height) == (0, MEDIUM), "the sheet is presented")
        self.advance()
        return total


def main():
    cycles = int(sys.argv[1])
    script = Script()
    total = sum(script.play() for _ in range(cycles // 10 + 1))
    start = time.process_time()
    total += sum(script.play() for _ in range(cycles))
    elapsed = time.process_time() - start
    check(math.isfinite(total), "the sum is finite")
    print(f"Kivy\t{elapsed * 1e9 / (cycles * FRAMES_PER_CYCLE):.1f}")


main()
