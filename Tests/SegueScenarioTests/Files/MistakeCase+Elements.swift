nonisolated extension MistakeCase {
  /// Errors in elements and adaptive styles.
  static let elements = list(
    """
    == a replacement screen without a style, and an invalid adaptive style
    screens:
      home: { adaptivePresentationStyle: { screen: home } }
      card: { adaptivePresentationStyle: popover }
    root: home
    --
    error[missing-key]: adaptivePresentationStyle sets no style
      --> app.yaml:2:38 ^^^^^^^^^^^^^^^^
      = help: write one of: compactWidth, compactHeight
    error[wrong-type]: expected an adaptive presentation style, found the text 'popover'
      --> app.yaml:3:38 ^^^^^^^
      = help: write one of: 'none', 'fullScreen', 'overFullScreen', 'formSheet', a map of size classes
    == a source without a popover, and an unknown source
    screens:
      home: { elements: [{ id: go }], source: go }
      menu: { modalPresentationStyle: popover, source: stop }
    root: home
    --
    error[missing-key]: 'source' is for popovers, and the screen is not a popover
      --> app.yaml:2:35 ^^^^^^
      = help: add modalPresentationStyle: popover, or remove the key 'source'
    error[unknown-element]: unknown element 'stop'
      --> app.yaml:3:52 ^^^^
      = help: the elements here are: go
    == an empty alongside animation
    screens: { home: { elements: [{ id: a, alongside: {} }] } }
    root: home
    --
    error[empty-alongside]: the alongside animation changes nothing
      --> app.yaml:1:51 ^^
      = help: write one of: offset, alpha, relativeStartTime, relativeDuration
    == an invalid alongside animation
    screens: { home: { elements: [{ id: a, alongside: { ofset: [1, 2], alpha: 2 } }] } }
    root: home
    --
    error[unknown-key]: unknown key 'ofset' in an alongside animation
      --> app.yaml:1:53 ^^^^^
      = help: did you mean 'offset'? The keys here are: offset, alpha, relativeStartTime, \
    relativeDuration
    error[out-of-range]: expected a fraction of 0 to 1, found '2'
      --> app.yaml:1:75 ^
      = help: the nearest valid value is 1
    == a key frame that ends after the transition
    screens: { home: { elements: [{ id: a, alongside: { alpha: 0, relativeStartTime: 0.5 } }] } }
    root: home
    --
    error[late-keyframe]: the animation would end after the transition
      --> app.yaml:1:82 ^^^
      = help: write relativeDuration: 0.5, or less
    == keys of an image on a button, and an image in the bar
    screens:
      home: { elements: [{ id: go, size: [40, 30], cornerRadius: 4 }] }
      card: { elements: [{ id: photo, kind: image, position: barLeading }] }
    root: home
    --
    error[contradiction]: 'size' applies only to images
      --> app.yaml:2:32 ^^^^
      = help: remove the key 'size', or write kind: image
    error[contradiction]: 'cornerRadius' applies only to images
      --> app.yaml:2:48 ^^^^^^^^^^^^
      = help: remove the key 'cornerRadius', or write kind: image
    error[contradiction]: an image cannot be in the bar
      --> app.yaml:3:58 ^^^^^^^^^^
      = help: write position: top or position: bottom, or kind: button
    == an invalid size of an image, and an unknown screen to push
    screens:
      home: { elements: [{ id: photo, kind: image, size: 40 }], interactivePush: detial }
      detail: {}
    root: home
    --
    error[wrong-type]: expected a size, [width, height] in pt, found '40'
      --> app.yaml:2:54 ^^
      = help: write two lengths, such as [600, 800]
    error[unknown-screen]: unknown screen 'detial'
      --> app.yaml:2:78 ^^^^^^
      = help: did you mean 'detail'? The screens here are: home, detail
    == cells in the bar, with columns that scroll horizontally, and more than a row can have
    screens:
      home: { elements: [{ id: go, position: barTrailing, cells: 3 }] }
      card: { elements: [{ id: photo, kind: image, cells: { count: 4, columns: 2, scrollDirection: horizontal } }] }
      menu: { elements: [{ id: photo, kind: image, cells: 201 }, { id: row, cells: { columns: 3 }, size: [10, 10] }] }
    root: home
    --
    error[contradiction]: 'cells' does not apply to bar buttons
      --> app.yaml:2:55 ^^^^^
      = help: remove the key, or write position: top
    error[contradiction]: cells that scroll horizontally have no columns
      --> app.yaml:3:67 ^^^^^^^
      = help: remove the key 'columns', or write scrollDirection: vertical
    error[out-of-range]: expected a whole number of 1 to 200, found '201'
      --> app.yaml:4:55 ^^^
      = help: the nearest valid value is 200
    error[missing-key]: cells needs the key 'count'
      --> app.yaml:4:80 ^^^^^^^^^^^^^^
      = help: The number of cells.
    error[contradiction]: 'size' applies only to images
      --> app.yaml:4:96 ^^^^
      = help: remove the key 'size', or write kind: image
    == cells with the names of an element, a screen and a role
    screens:
      card1: { elements: [{ id: photo2 }, { id: photo, cells: 3 }] }
      home: { elements: [{ id: card, cells: 2 }] }
    root: home
    --
    error[duplicate-element]: the screen has two elements 'photo2'
      --> app.yaml:2:45 ^^^^^
      = help: give each its own id
    note: the first is here
      --> app.yaml:2:29 ^^^^^^
    error[duplicate-name]: 'card1' is also the name of a screen
      --> app.yaml:3:28 ^^^^
      = help: give the element another id, so that targets are unambiguous
    == more cells than a screen can have
    screens:
      home: { elements: [{ id: a, cells: 200 }, { id: b, cells: 200 }, { id: c, cells: 101 }] }
    root: home
    --
    error[too-many]: the screen has 501 cells or more, and a screen has at most 500
      --> app.yaml:2:84 ^^^
      = help: write fewer cells, or divide them between screens
    == an unknown cell, after the last one
    screens:
      home: { elements: [{ id: photo, kind: image, cells: 3 }], zoomSource: photo4 }
    root: home
    --
    error[unknown-element]: unknown element 'photo4'
      --> app.yaml:2:73 ^^^^^^
      = help: did you mean 'photo'? The elements here are: photo, photo1, photo2, photo3
    == keys of other kinds of elements, and controls in the bar
    screens:
      home: { elements: [{ id: a, value: 0.5, isOn: true, controlEvent: editingChanged }] }
      card: { elements: [{ id: b, kind: slider, value: 2, position: barLeading, textColor: red }] }
      menu: { elements: [{ id: c, kind: switch, position: barLeading, size: [10, 10] }] }
      find: { elements: [{ id: d, kind: textField, controlEvent: valueChanged }] }
    root: home
    --
    error[contradiction]: 'value' applies only to sliders
      --> app.yaml:2:31 ^^^^^
      = help: remove the key 'value', or write kind: slider
    error[contradiction]: 'isOn' applies only to switches
      --> app.yaml:2:43 ^^^^
      = help: remove the key 'isOn', or write kind: switch
    error[contradiction]: 'controlEvent' applies only to text fields
      --> app.yaml:2:55 ^^^^^^^^^^^^
      = help: remove the key 'controlEvent', or write kind: textField
    error[out-of-range]: expected a fraction of 0 to 1, found '2'
      --> app.yaml:3:52 ^
      = help: the nearest valid value is 1
    error[contradiction]: a slider cannot be in the bar
      --> app.yaml:3:65 ^^^^^^^^^^
      = help: write position: top or position: bottom, or kind: button
    error[contradiction]: 'textColor' does not apply to sliders
      --> app.yaml:3:77 ^^^^^^^^^
      = help: remove the key 'textColor'
    error[contradiction]: a switch cannot be in the bar
      --> app.yaml:4:55 ^^^^^^^^^^
      = help: write position: top or position: bottom, or kind: button
    error[contradiction]: 'size' applies only to images
      --> app.yaml:4:67 ^^^^
      = help: remove the key 'size', or write kind: image
    error[wrong-type]: expected an event, found the text 'valueChanged'
      --> app.yaml:5:62 ^^^^^^^^^^^^
      = help: write one of: 'primaryActionTriggered', 'editingDidBegin', 'editingChanged', 'editingDidEnd'
    """)
}
