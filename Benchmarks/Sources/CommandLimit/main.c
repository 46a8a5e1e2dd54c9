// What 'segue run' does at least: reads a YAML file as a tree, computes the positions of a panel at
// every frame of its two transitions, and prints a line.
#include <math.h>
#include <stdio.h>
#include <yaml.h>

int main(int count, char **words) {
  FILE *file = count == 2 ? fopen(words[1], "rb") : NULL;
  yaml_parser_t parser;
  yaml_document_t document;
  if (!file || !yaml_parser_initialize(&parser)) return 1;
  yaml_parser_set_input_file(&parser, file);
  if (!yaml_parser_load(&parser, &document)) return 1;
  long values = 0;
  double sum = 0;
  for (yaml_node_t *node = document.nodes.start; node < document.nodes.top; node++) {
    values++;
    if (node->type != YAML_SCALAR_NODE) continue;
    double number;
    if (sscanf((const char *)node->data.scalar.value, "%lf", &number) == 1) sum += number;
  }
  for (int frame = 0; frame < 60; frame++) {
    double time = frame / 60.0, frequency = 18;
    sum += 393 * exp(-frequency * time) * (1 + frequency * time);
  }
  printf("%ld values, %g\n", values, sum);
  yaml_document_delete(&document);
  yaml_parser_delete(&parser);
  fclose(file);
  return 0;
}
