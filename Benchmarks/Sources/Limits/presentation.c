#include <math.h>
#include <stdlib.h>

#include "limits.h"

/// A view with the presentation values and the callbacks that a transition of one screen needs.
typedef struct view {
  double x, y, width, height, opacity;
  double start, travel;
  struct view *superview, *first_child, *next;
} view;

static view *make_view(view *superview, double width, double height) {
  view *made = calloc(1, sizeof(view));
  *made = (view){.x = width / 2, .y = height / 2, .width = width, .height = height, .opacity = 1};
  if (!superview) return made;
  made->superview = superview;
  made->next = superview->first_child;
  superview->first_child = made;
  return made;
}

static void destroy(view *view) {
  for (struct view *child = view->first_child; child;) {
    struct view *next = child->next;
    destroy(child);
    child = next;
  }
  free(view);
}

double limit_presentations(long count, long frames, limit_callback callback) {
  double width = 393, height = 852, sum = 0, step = 1.0 / 60;
  view *window = make_view(NULL, width, height);
  for (long i = 0; i < count; i++) {
    view *container = make_view(window, width, height);
    view *screen = make_view(container, width, height);
    for (int part = 0; part < 3; part++) make_view(screen, width - 40, 44);
    for (int is_dismissal = 0; is_dismissal < 2; is_dismissal++) {
      for (int call = 0; call < 3; call++) sum += callback(is_dismissal);
      screen->start = is_dismissal ? 0 : height;
      screen->travel = is_dismissal ? height : -height;
      for (long frame = 0; frame < frames; frame++) {
        double time = frame * step, frequency = 18;
        double rest = exp(-frequency * time) * (1 + frequency * time);
        screen->y = height / 2 + screen->start + screen->travel * (1 - rest);
        sum += screen->y;
      }
      for (int call = 0; call < 2; call++) sum += callback(is_dismissal);
    }
    window->first_child = container->next;
    destroy(container);
  }
  destroy(window);
  return sum;
}
