#include <math.h>
#include <stdlib.h>

#include "limits.h"

/// The presentation values of a view, with as many numbers as a layer of Segue has.
typedef struct {
  double x, y;
  double left, top, width, height;
  double opacity;
  double others[23];
  double transform[16];
} state;

enum { words = sizeof(state) / sizeof(double) };

typedef struct {
  state state;
  long first_child, next;
} view;

/// The tree of the script: window, presenter with two parts; container, dimming,
/// sheet, skirt, card, content with three parts, grabber.
enum {
  window_view, home, home_parts, transition_view = home_parts + 2, dimming, sheet, skirt, card,
  content, content_parts, grabber = content_parts + 3, extra,
};

static const double screen_width = 393, screen_height = 852, frame_rate = 60;
static const long drag_frames = 30, phase_frames = 21;

typedef struct {
  view *views;
  long count;
} tree;

static void add(tree *tree, long parent, double x, double y, double width, double height) {
  view *view = &tree->views[tree->count];
  view->state = (state){.x = x + width / 2, .y = y + height / 2, .width = width,
                        .height = height, .opacity = 1};
  for (int i = 0; i < 4; i++) view->state.transform[5 * i] = 1;
  view->first_child = view->next = -1;
  if (parent >= 0) {
    long *last = &tree->views[parent].first_child;
    while (*last >= 0) last = &tree->views[*last].next;
    *last = tree->count;
  }
  tree->count++;
}

/// The top view at a point; -1 for none. Siblings are in back-to-front order.
static long hit(const tree *tree, long index, double x, double y) {
  const state *state = &tree->views[index].state;
  x -= state->x - state->width / 2;
  y -= state->y - state->height / 2;
  if (x < 0 || y < 0 || x >= state->width || y >= state->height || state->opacity < 0.01) return -1;
  long found = index;
  for (long child = tree->views[index].first_child; child >= 0; child = tree->views[child].next) {
    long inner = hit(tree, child, x, y);
    if (inner >= 0) found = inner;
  }
  return found;
}

static void place(state *state, double x, double y, double width, double height) {
  state->x = x + width / 2;
  state->y = y + height / 2;
  state->width = width;
  state->height = height;
}

static void place_sheet(tree *tree, double height) {
  view *views = tree->views;
  place(&views[sheet].state, 0, screen_height - height, screen_width, height);
  place(&views[card].state, 0, 0, screen_width, height);
  place(&views[content].state, 0, 0, screen_width, height);
  place(&views[skirt].state, 0, height, screen_width, height);
  place(&views[grabber].state, screen_width / 2 - 18, 5, 36, 5);
  views[content_parts + 2].state.y = height - 272;
}

static double stretched(double pull) {
  double length = 30;
  return pull < length ? pull : length * sqrt(pull / length);
}

static double left(double time) {
  double frequency = 28;
  return time >= 0.33 ? 0 : exp(-frequency * time) * (1 + frequency * time);
}

static double look(const tree *tree, bool digests) {
  if (digests) {
    unsigned long digest = 14695981039346656037u;
    for (long i = 0; i < tree->count; i++) {
      unsigned long own = limit_digest(14695981039346656037u, &tree->views[i].state, words);
      digest = (digest ^ own) * 1099511628211u;
    }
    return (double)(digest >> 11);
  }
  double sum = 0;
  for (long i = 0; i < tree->count; i++) {
    const state *state = &tree->views[i].state;
    sum += state->x + state->y + state->width + state->height + state->opacity;
  }
  return sum;
}

/// The additional views are animated back and forth in 0.8 s.
static void move_extras(tree *tree, double time) {
  double fraction = fmod(time, 1.6) / 0.8;
  if (fraction > 1) fraction = 2 - fraction;
  double remaining = 1 - fraction * fraction * (3 - 2 * fraction);
  for (long i = extra; i < tree->count; i++) {
    state *state = &tree->views[i].state;
    state->x = i + 100 * remaining;
    state->y = i + 200 * remaining;
    state->opacity = 0.5 + 0.5 * remaining;
  }
}

double limit_script(long cycles, limit_script_options options) {
  tree tree = {calloc((size_t)(extra + options.moving), sizeof(view)), 0};
  add(&tree, -1, 0, 0, screen_width, screen_height);
  add(&tree, window_view, 0, 0, screen_width, screen_height);
  for (int i = 0; i < 2; i++) add(&tree, home, 20, 100 + 60 * i, 353, 44);
  add(&tree, window_view, 0, 0, screen_width, screen_height);
  add(&tree, transition_view, 0, 0, screen_width, screen_height);
  add(&tree, transition_view, 0, 426, screen_width, 426);
  add(&tree, sheet, 0, 426, screen_width, 426);
  add(&tree, sheet, 0, 0, screen_width, 426);
  add(&tree, card, 0, 0, screen_width, 426);
  for (int i = 0; i < 3; i++) add(&tree, content, 20, 12 + 60 * i, 353, 44);
  add(&tree, card, 0, 0, 36, 5);
  for (long i = 0; i < options.moving; i++) add(&tree, home, 0, 0, 10, 10);

  view *views = tree.views;
  double medium = 426, highest = 792, sum = 0;
  long frame = 0;
  for (long cycle = 0; cycle < cycles; cycle++) {
    double height = medium, pulled = 0, touch = 450;
    bool is_pan = false;
    if (hit(&tree, window_view, 196, touch) != content_parts) sum += 1;
    for (long i = 1; i <= drag_frames; i++, frame++) {
      double distance = 15 * i;
      is_pan = is_pan || distance >= 10;
      if (is_pan) {
        pulled = medium + distance - 15;
        height = pulled > highest ? highest + stretched(pulled - highest) : pulled;
        place_sheet(&tree, height);
      }
      if (options.moving > 0) move_extras(&tree, (double)frame / frame_rate);
      sum += look(&tree, options.digests);
    }
    double held = height;
    for (long phase = 0; phase < 3; phase++) {
      for (long i = 0; i < phase_frames; i++, frame++) {
        double rest = left((double)i / frame_rate);
        if (phase == 0) {
          place_sheet(&tree, highest + (held - highest) * rest);
        } else {
          if (phase == 2 && i == 0) place_sheet(&tree, medium);
          double shown = phase == 1 ? rest : 1 - rest;
          views[sheet].state.transform[13] = (1 - shown) * (phase == 1 ? highest : medium);
          views[dimming].state.opacity = 0.5 * shown;
        }
        if (options.moving > 0) move_extras(&tree, (double)frame / frame_rate);
        sum += look(&tree, options.digests);
      }
    }
  }
  free(tree.views);
  return sum;
}
