// The script with Evas objects and Ecore animators, without rendering.
#define _GNU_SOURCE
#include <Ecore.h>
#include <Ecore_Evas.h>
#include <Evas.h>
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { screen_width = 393, screen_height = 852, medium = 426, highest = 792 };
enum { drag_frames = 30, phase_frames = 21 };

enum {
  window_view, home, home_parts, container = home_parts + 2, dimming, sheet, skirt, card, content,
  content_parts, grabber = content_parts + 3, count,
};

static Evas *canvas;
static Evas_Object *objects[count];
// Ecore refuses a time of its loop that is after the clock's; this one is always before.
static double now = -1e6;

static struct {
  double began, start, height, last, velocity;
  bool is_active;
} pan;

static struct {
  Ecore_Animator *animator;
  double from, to;
} settling, movement;

static void check(bool is_right, const char *sentence) {
  if (is_right) return;
  fprintf(stderr, "Not true: %s.\n", sentence);
  exit(1);
}

// Groups: objects whose children move with them.

static void group_move(Evas_Object *group, Evas_Coord x, Evas_Coord y) {
  Evas_Coord old_x, old_y;
  evas_object_geometry_get(group, &old_x, &old_y, NULL, NULL);
  evas_object_smart_move_children_relative(group, x - old_x, y - old_y);
}

static void group_show(Evas_Object *group) { (void)group; }

static Evas_Object *add(int index, int parent, bool is_group) {
  static Evas_Smart *smart;
  static Evas_Smart_Class group_class = EVAS_SMART_CLASS_INIT_NAME_VERSION("group");
  if (!smart) {
    group_class.move = group_move;
    group_class.show = group_class.hide = group_show;
    smart = evas_smart_class_new(&group_class);
  }
  Evas_Object *object =
      is_group ? evas_object_smart_add(canvas, smart) : evas_object_rectangle_add(canvas);
  objects[index] = object;
  if (parent >= 0) evas_object_smart_member_add(object, objects[parent]);
  evas_object_show(object);
  return object;
}

static void place(int index, int x, int y, int width, int height) {
  evas_object_geometry_set(objects[index], x, y, width, height);
}

static void place_sheet(double height, double below) {
  pan.height = height;
  const int y = (int)lround(screen_height - height + below), h = (int)lround(height);
  Evas_Coord old_height;
  evas_object_geometry_get(objects[sheet], NULL, NULL, NULL, &old_height);
  place(sheet, 0, y, screen_width, h);
  if (h == old_height) return;
  place(skirt, 0, y + h, screen_width, h);
  place(card, 0, y, screen_width, h);
  place(content, 0, y, screen_width, h);
  for (int i = 0; i < 3; i++)
    place(content_parts + i, 20, y + (i < 2 ? 12 + 60 * i : h - 294), screen_width - 40, 44);
  place(grabber, screen_width / 2 - 18, y + 5, 36, 5);
}

// A critically damped spring with a frequency of 28 in a second.
static double eased(double fraction) {
  const double turned = 28 * 0.32 * fraction;
  return fraction < 1 ? 1 - exp(-turned) * (1 + turned) : 1;
}

static Eina_Bool settle(void *data, double fraction) {
  (void)data;
  place_sheet(settling.from + (settling.to - settling.from) * eased(fraction), 0);
  if (fraction >= 1) settling.animator = NULL;
  return EINA_TRUE;
}

static Eina_Bool move(void *data, double fraction) {
  (void)data;
  const double shown = movement.from + (movement.to - movement.from) * eased(fraction);
  place_sheet(pan.height, (1 - shown) * pan.height);
  evas_object_color_set(objects[dimming], 0, 0, 0, (int)lround(127.5 * shown));
  if (fraction >= 1 && movement.to == 0) {
    evas_object_hide(objects[dimming]);
    evas_object_hide(objects[sheet]);
    evas_object_hide(objects[container]);
  }
  return EINA_TRUE;
}

static void present(void) {
  evas_object_show(objects[container]);
  evas_object_show(objects[dimming]);
  evas_object_show(objects[sheet]);
  place_sheet(medium, medium);
  movement.from = 0;
  movement.to = 1;
  movement.animator = ecore_animator_timeline_add(0.32, move, NULL);
}

static void dismiss(void) {
  movement.from = 1;
  movement.to = 0;
  movement.animator = ecore_animator_timeline_add(0.32, move, NULL);
}

// The gesture.

static void down(void *data, Evas *evas, Evas_Object *object, void *info) {
  (void)data, (void)evas, (void)object;
  const Evas_Event_Mouse_Down *event = info;
  if (settling.animator) ecore_animator_del(settling.animator);
  settling.animator = NULL;
  pan.began = pan.last = event->canvas.y;
  pan.start = pan.height;
  pan.is_active = false;
}

static void drag(void *data, Evas *evas, Evas_Object *object, void *info) {
  (void)data, (void)evas, (void)object;
  const Evas_Event_Mouse_Move *event = info;
  if (event->buttons == 0) return;
  const double distance = pan.began - event->cur.canvas.y;
  pan.velocity = (event->cur.canvas.y - pan.last) * 60;
  pan.last = event->cur.canvas.y;
  if (!pan.is_active && fabs(distance) >= 10) {
    pan.is_active = true;
    pan.start -= distance;
  }
  if (!pan.is_active) return;
  const double height = pan.start + distance, pull = height - highest;
  place_sheet(pull <= 0 ? height : highest + (pull < 30 ? pull : 30 * sqrt(pull / 30)), 0);
}

static void up(void *data, Evas *evas, Evas_Object *object, void *info) {
  (void)data, (void)evas, (void)object, (void)info;
  if (!pan.is_active) return;
  const double projected = pan.height - pan.velocity * 0.1;
  settling.from = pan.height;
  settling.to = fabs(projected - medium) < fabs(projected - highest) ? medium : highest;
  settling.animator = ecore_animator_timeline_add(0.32, settle, NULL);
}

// The script.

static void advance(void) {
  now += 1 / 60.0;
  ecore_loop_time_set(now);
  ecore_animator_custom_tick();
}

static double look(void) {
  double sum = 0;
  for (int i = 0; i < count; i++) {
    Evas_Coord x, y, width, height;
    int alpha;
    evas_object_geometry_get(objects[i], &x, &y, &width, &height);
    evas_object_color_get(objects[i], NULL, NULL, NULL, &alpha);
    sum += x + y + width + height + alpha / 255.0;
  }
  return sum;
}

static double play_phase(void) {
  double sum = 0;
  for (int i = 0; i < phase_frames; i++) {
    if (i > 0) advance();
    sum += look();
  }
  return sum;
}

static unsigned milliseconds(void) { return (unsigned)lround((now + 1e6) * 1000); }

static double play(void) {
  double sum = 0;
  evas_event_feed_mouse_move(canvas, 196, 450, milliseconds(), NULL);
  evas_event_feed_mouse_down(canvas, 1, EVAS_BUTTON_NONE, milliseconds(), NULL);
  for (int i = 1; i <= drag_frames; i++) {
    advance();
    evas_event_feed_mouse_move(canvas, 196, 450 - 15 * i, milliseconds(), NULL);
    sum += look();
  }
  Evas_Coord y, height;
  evas_object_geometry_get(objects[sheet], NULL, NULL, NULL, &height);
  check(height > highest + 30 && height < highest + 60, "the sheet rubber-bands");
  evas_event_feed_mouse_up(canvas, 1, EVAS_BUTTON_NONE, milliseconds(), NULL);
  sum += play_phase();
  evas_object_geometry_get(objects[content_parts + 2], NULL, &y, NULL, NULL);
  check(y == screen_height - 294, "the sheet settles at the upper detent");
  dismiss();
  sum += play_phase();
  check(!evas_object_visible_get(objects[sheet]), "the sheet is dismissed");
  present();
  sum += play_phase();
  evas_object_geometry_get(objects[content_parts], NULL, &y, NULL, NULL);
  check(y == medium + 12, "the sheet is presented");
  advance();
  return sum;
}

static void make_tree(void) {
  add(window_view, -1, true);
  add(home, window_view, true);
  for (int i = 0; i < 2; i++) add(home_parts + i, home, false);
  add(container, window_view, true);
  add(dimming, container, false);
  add(sheet, container, true);
  add(skirt, sheet, false);
  add(card, sheet, true);
  add(content, card, true);
  for (int i = 0; i < 3; i++) add(content_parts + i, content, false);
  add(grabber, card, false);
  place(window_view, 0, 0, screen_width, screen_height);
  place(home, 0, 0, screen_width, screen_height);
  for (int i = 0; i < 2; i++) place(home_parts + i, 20, 100 + 60 * i, 353, 44);
  place(container, 0, 0, screen_width, screen_height);
  place(dimming, 0, 0, screen_width, screen_height);
  evas_object_event_callback_add(objects[sheet], EVAS_CALLBACK_MOUSE_DOWN, down, NULL);
  evas_object_event_callback_add(objects[sheet], EVAS_CALLBACK_MOUSE_MOVE, drag, NULL);
  evas_object_event_callback_add(objects[sheet], EVAS_CALLBACK_MOUSE_UP, up, NULL);
}

static double processor_nanoseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

int main(int argc, char **argv) {
  const int cycles = argc > 1 ? atoi(argv[1]) : 200;
  ecore_evas_init();
  Ecore_Evas *buffer = ecore_evas_buffer_new(screen_width, screen_height);
  check(buffer != NULL, "Evas has a buffer");
  canvas = ecore_evas_get(buffer);
  ecore_animator_source_set(ECORE_ANIMATOR_SOURCE_CUSTOM);
  evas_event_feed_mouse_in(canvas, 0, NULL);
  make_tree();
  advance();
  present();
  play_phase();
  double sum = 0;
  for (int i = 0; i < cycles / 10 + 1; i++) sum += play();
  const double start = processor_nanoseconds();
  for (int i = 0; i < cycles; i++) sum += play();
  const double elapsed = processor_nanoseconds() - start;
  check(isfinite(sum), "the sum is finite");
  printf("EFL, Evas objects\t%.1f\n",
         elapsed / ((double)cycles * (drag_frames + 3 * phase_frames)));
  ecore_evas_free(buffer);
  ecore_evas_shutdown();
}
