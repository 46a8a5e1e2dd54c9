import SegueConfig
import Testing

/// The text of schemas and JSON.
@Suite struct SchemaTests {
  @Test("the schema of a table is draft-07 with descriptions and defaults")
  func writeSchema() {
    let document = JSONSchema(Panel.table.shape()).document(title: "Panel", id: "urn:a")
    #expect(
      document == """
        {
          "$schema": "http://json-schema.org/draft-07/schema#",
          "$id": "urn:a",
          "title": "Panel",
          "type": "object",
          "properties": {
            "edge": {
              "description": "The edge it appears from.",
              "enum": ["top", "left", "bottom", "right", "leading", "trailing"],
              "default": "left"
            },
            "width": {
              "description": "How wide it is. Takes 0 to 500 pt.",
              "type": "number",
              "minimum": 0,
              "maximum": 500,
              "default": 120
            },
            "duration": {
              "description": "How long it takes. Takes 0 to 60 s.",
              "anyOf": [
                { "type": "number", "minimum": 0, "maximum": 60 },
                { "type": "string", "pattern": "^-?(0|[1-9][0-9]*)(\\\\.[0-9]+)?([eE][+-]?[0-9]+)?m?s$" }
              ],
              "default": 0.3
            },
            "dimming": {
              "description": "What lies behind it.",
              "type": "object",
              "properties": {
                "opacity": {
                  "description": "How dark it is. Takes 0 to 1.",
                  "type": "number",
                  "minimum": 0,
                  "maximum": 1,
                  "default": 0.5
                },
                "color": {
                  "description": "Its color.",
                  "anyOf": [
                    {
                      "enum": [
                        "black",
                        "darkGray",
                        "gray",
                        "lightGray",
                        "white",
                        "clear",
                        "red",
                        "green",
                        "blue",
                        "cyan",
                        "yellow",
                        "magenta",
                        "orange",
                        "purple",
                        "brown"
                      ]
                    },
                    { "type": "string", "pattern": "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$" }
                  ],
                  "default": "black"
                }
              },
              "additionalProperties": false
            }
          },
          "additionalProperties": false
        }

        """)
  }

  @Test("a definition is in its document once, after those that it refers to, and inline elsewhere")
  func definitions() {
    let name = ParameterShape.defined(as: "name", .text(pattern: "^[a-z]+$"))
    let names = ParameterShape.defined(as: "names", .list(of: name, count: 0 ... .max))
    var first = ParameterShape.Field("first", "A name.", name)
    first.standard = .string("home")
    let schema = JSONSchema(
      .record([.init("all", "All names.", names), first, .init("rest", "The rest.", names)]))
    #expect(
      schema.document(title: "Names", id: "urn:a") == """
        {
          "$schema": "http://json-schema.org/draft-07/schema#",
          "$id": "urn:a",
          "title": "Names",
          "type": "object",
          "properties": {
            "all": { "description": "All names.", "allOf": [{ "$ref": "#/definitions/names" }] },
            "first": { "description": "A name.", "allOf": [{ "$ref": "#/definitions/name" }], "default": "home" },
            "rest": { "description": "The rest.", "allOf": [{ "$ref": "#/definitions/names" }] }
          },
          "additionalProperties": false,
          "definitions": {
            "name": { "type": "string", "pattern": "^[a-z]+$" },
            "names": { "type": "array", "items": { "$ref": "#/definitions/name" } }
          }
        }

        """)
    #expect(
      schema.json["properties"]?["rest"]?.yamlText
        == #"{ description: The rest., type: array, items: { type: string, pattern: "^[a-z]+$" } }"#
    )
  }

  @Test(
    "each kind has a matching schema",
    arguments: [
      (ParameterShape.anything, "{}"),
      (ParameterKind<String>.text.shape, "{ type: [string, number, boolean] }"),
      (ParameterKind<Bool>.boolean.shape, #"{ type: boolean }"#),
      (ParameterKind<Int>.integer(1...5).shape, "{ type: integer, minimum: 1, maximum: 5 }"),
      (ParameterKind<Double>.length().shape, "{ type: number }"),
      (
        ParameterKind<[Double]>.list(of: .length(0 ... .infinity), count: 4...4).shape,
        "{ type: array, items: { type: number, minimum: 0 }, minItems: 4, maxItems: 4 }"
      ),
      (
        ParameterKind<[Named<Bool>]>.map(of: .boolean).shape,
        "{ type: object, additionalProperties: { type: boolean } }"
      ),
      (
        ParameterKind<Bool?>.optional(of: .boolean).shape,
        // The word without quotes is null.
        #"{ anyOf: [{ enum: [none, "none"] }, { type: boolean }] }"#
      ),
      (
        ParameterShape.selection([.init("a", "A flag.", .flag)]),
        "{ type: object, properties: { a: { description: A flag., type: boolean } }, required: [a], "
          + "additionalProperties: false }"
      ),
      (
        ParameterKind<Pace>.pace.shape,
        """
        { anyOf: [{ enum: [linear, eased] }, { anyOf: [{ type: number, minimum: 0, maximum: 60 }, \
        { type: string, pattern: "^-?(0|[1-9][0-9]*)(\\\\.[0-9]+)?([eE][+-]?[0-9]+)?m?s$" }] }, \
        { type: object, properties: { curve: { description: A curve., type: array, items: { type: \
        number, minimum: 0, maximum: 1 }, minItems: 4, maxItems: 4 }, spring: { description: A \
        spring., type: object, properties: { amount: { description: How much it bounces. Takes 0 to \
        1., type: number, minimum: 0, maximum: 1, default: 0.1 } }, additionalProperties: false } }, \
        additionalProperties: false, minProperties: 1, maxProperties: 1 }] }
        """
      ),
    ])
  func writeKinds(shape: ParameterShape, text: String) {
    #expect(JSONSchema(shape).json.yamlText == text)
  }

  @Test("JSON text escapes special characters and is deterministic")
  func writeJSON() {
    let json = JSONValue.object([
      .init("a\"\\", .string("x\n\t\u{1}\u{2028}é🏅")), .init("b", .array([])),
      .init("c", .object([])), .init("d", .array([.number(1), .null, .boolean(false)])),
      .init("e", .array([.object([.init("f", .number(.infinity))])])), .init("g", .number(-0.0)),
    ])
    #expect(
      json.prettyText == #"""
        {
          "a\"\\": "x\n\t\u0001\u2028é🏅",
          "b": [],
          "c": {},
          "d": [1, null, false],
          "e": [
            {
              "f": null
            }
          ],
          "g": 0
        }
        """#)
    #expect(json["d"] == .array([.number(1), .null, .boolean(false)]))
    #expect(json["z"] == nil)
  }

  @Test(
    "YAML text is unquoted only if it parses back unchanged",
    arguments: [
      ("left", "left"), ("Medal count", "Medal count"), ("none", "\"none\""),
      ("true", "\"true\""), ("null", "\"null\""), ("12", "\"12\""), ("", "\"\""),
      ("a: b", "\"a: b\""), ("x ", "\"x \""), ("-x", "\"-x\""), ("a\"b", "\"a\\\"b\""),
    ])
  func quoteYAML(text: String, yaml: String) {
    #expect(JSONValue.string(text).yamlText == yaml)
  }

  @Test(
    "numbers are formatted as the shortest text that parses back",
    arguments: [
      (0.1, "0.1"), (2.0, "2"), (-3.0, "-3"), (1e21, "1e+21"), (1.0 / 3, "0.3333333333333333"),
      (-0.0, "0"), (1e-7, "1e-07"), (123_456_789.0, "123456789"),
    ])
  func writeNumbers(number: Double, text: String) {
    #expect(numberText(number) == text)
  }

  @Test(
    "a value that fits into 119 characters is folded into one line, with a comma after it",
    arguments: [(100, true), (101, false)])
  func fold(_ length: Int, _ fits: Bool) {
    // The line has 19 characters around the text, whose quotes are part of its length.
    let text = JSONValue.string(String(repeating: "x", count: length - 2))
    let value = JSONValue.object([.init("list", .array([.array([.number(1), text])]))])
    let lines =
      fits
      ? #"{ "list": [[1, \#(text.foldedText)]] }"#
      : """
      {
        "list": [[1, \(text.foldedText)]]
      }
      """
    #expect(value.foldedText == lines)
  }

  @Test("escapes count when a value is folded, and a long text keeps its line")
  func foldEscapes() {
    let breaks = JSONValue.array([.string(String(repeating: "\n", count: 60))])
    let text = String(repeating: #"\n"#, count: 60)
    #expect(breaks.foldedText == "[\n  \"\(text)\"\n]")
    #expect(JSONValue.array([]).foldedText == "[]")
    #expect(JSONValue.object([]).foldedText == "{}")
  }
}
