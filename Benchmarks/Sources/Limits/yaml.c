#include <yaml.h>

#include "limits.h"

double limit_yaml_events(const unsigned char *bytes, long length, long times) {
  double events = 0;
  for (long i = 0; i < times; i++) {
    yaml_parser_t parser;
    if (!yaml_parser_initialize(&parser)) return -1;
    yaml_parser_set_input_string(&parser, bytes, length);
    bool is_over = false;
    while (!is_over) {
      yaml_event_t event;
      if (!yaml_parser_parse(&parser, &event)) return -1;
      is_over = event.type == YAML_STREAM_END_EVENT;
      yaml_event_delete(&event);
      events += 1;
    }
    yaml_parser_delete(&parser);
  }
  return events;
}
