#define _GNU_SOURCE
#include "limits.h"

#include <math.h>
#include <stdlib.h>

double limit_spring_sweep(limit_spring spring, double velocity, double step, long count) {
  double sum = 0;
  for (long i = 0; i < count; i++) {
    double t = (double)i * step;
    double fade = exp(-spring.decay * t);
    double angle = spring.spread * t;
    double sine, cosine;
    sincos(angle, &sine, &cosine);
    sine *= spring.inverse_spread;
    double value = 1 - fade * (cosine + (spring.decay - velocity) * sine);
    double speed =
        fade * (velocity * cosine + (spring.squared_frequency - spring.decay * velocity) * sine);
    sum += value + speed;
  }
  return sum;
}

/// The springs of one rectangle.
typedef struct object {
  limit_spring spring;
  double start;
  double end;
  double from[4];
  double to[4];
  double shown[4];
  void (*tick)(struct object *, bool settled, void *context);
} object;

static void add_up(object *object, bool settled, void *context) {
  const double *shown = object->shown;
  *(double *)context += shown[0] + shown[1] + shown[2] + shown[3] + settled;
}

double limit_spring_objects(limit_spring spring, long count, double step, long frames) {
  object *objects = calloc((size_t)count, sizeof(object));
  double settling = log(1000 * (1 + spring.decay * spring.inverse_spread)) / spring.decay;
  for (long i = 0; i < count; i++) {
    objects[i].spring = spring;
    objects[i].end = settling;
    for (long k = 0; k < 4; k++) {
      objects[i].from[k] = i + k;
      objects[i].to[k] = i + 100 * k;
    }
    objects[i].tick = add_up;
  }
  double sum = 0;
  for (long frame = 0; frame < frames; frame++) {
    for (long i = 0; i < count; i++) {
      object *object = &objects[i];
      double t = (double)frame * step - object->start;
      double sine, cosine;
      sincos(object->spring.spread * t, &sine, &cosine);
      double left = exp(-object->spring.decay * t) *
                    (cosine + object->spring.decay * object->spring.inverse_spread * sine);
      for (long k = 0; k < 4; k++)
        object->shown[k] = object->to[k] + (object->from[k] - object->to[k]) * left;
      object->tick(object, t >= object->end, &sum);
    }
  }
  free(objects);
  return sum;
}
