import HeadlessUIKit
import TestSupport
import Testing

@Suite("UIStepper", .checkedDevices)
struct StepperTests {
  private let stage = Stage()
  private let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
  private let log = CallLog()

  init() {
    let (stage, stepper, log) = (stage, stepper, log)
    stepper.addAction(
      UIAction { [weak stepper] _ in log.add("\(stepper?.value ?? -1)") }, for: .valueChanged)
    stage.device.perform { stage.root.view.addSubview(stepper) }
    stage.settle()
  }

  private func tap(plus: Bool) {
    stage.tap(at: CGPoint(x: plus ? 170 : 120, y: 116))
    stage.settle()
  }

  @Test("a tap on a half changes the value by a step, within the limits")
  func tap() {
    stepper.maximumValue = 2
    for _ in 0..<3 { tap(plus: true) }
    tap(plus: false)
    #expect(log.lines == ["1.0", "2.0", "1.0"])
  }

  @Test("a stepper that wraps continues at the other limit")
  func wraps() {
    stepper.wraps = true
    tap(plus: false)
    tap(plus: true)
    #expect(log.lines == ["100.0", "0.0"])
  }

  @Test(
    "a held button repeats on the device's clock, once if it does not repeat",
    arguments: [
      true, false,
    ])
  func hold(repeats: Bool) {
    stepper.autorepeat = repeats
    stage.device.touchDown(at: CGPoint(x: 170, y: 116))
    stage.advance(by: 0.75)
    #expect(stepper.value == (repeats ? 4 : 1))
    stage.device.touchUp()
    stage.settle()
    #expect(stepper.value == (repeats ? 4 : 1))
  }

  @Test("without isContinuous one event is sent at the end")
  func notContinuous() {
    stepper.isContinuous = false
    stage.device.touchDown(at: CGPoint(x: 170, y: 116))
    stage.advance(by: 0.75)
    #expect(log.lines.isEmpty)
    stage.device.touchUp()
    stage.settle()
    #expect(log.lines == ["4.0"])
  }
}

@Suite("UIPageControl", .checkedDevices)
struct PageControlTests {
  private let stage = Stage()
  private let control = UIPageControl(frame: CGRect(x: 100, y: 100, width: 200, height: 26))

  init() {
    control.numberOfPages = 3
    let (stage, control) = (stage, control)
    stage.device.perform { stage.root.view.addSubview(control) }
    stage.settle()
  }

  @Test("a tap on a half shows the next page, and sends an event only if there is one")
  func tap() {
    let log = CallLog()
    control.addAction(UIAction { _ in log.add("changed") }, for: .valueChanged)
    for _ in 0..<3 { stage.tap(at: CGPoint(x: 280, y: 110)) }
    #expect(control.currentPage == 2)
    #expect(log.lines == ["changed", "changed"])
    stage.tap(at: CGPoint(x: 120, y: 110))
    #expect(control.currentPage == 1)
    stage.settle()
  }

  @Test("there is a dot for each page, the current one in its color")
  func dots() {
    control.currentPageIndicatorTintColor = .red
    control.currentPage = 1
    #expect(control.subviews.map { $0.backgroundColor == .red } == [false, true, false])
    control.currentPage = 7
    #expect(control.currentPage == 2)
    control.numberOfPages = 1
    control.hidesForSinglePage = true
    #expect(control.subviews.map(\.isHidden) == [true])
  }
}

@Suite("UIProgressView and UIActivityIndicatorView", .checkedDevices)
struct ProgressTests {
  @Test("the bar is as wide as the fraction, and an animated change animates")
  func progress() throws {
    let stage = Stage()
    let view = UIProgressView(frame: CGRect(x: 0, y: 100, width: 200, height: 4))
    stage.device.perform {
      stage.root.view.addSubview(view)
      view.progress = 0.5
    }
    stage.settle()
    let bar = try #require(view.subviews.last)
    #expect(bar.frame.width == 100)
    stage.device.perform { view.setProgress(3, animated: true) }
    #expect(view.progress == 1)
    stage.advance(by: 0.1)
    let width = stage.device.perform { bar.layer.presentation()?.frame.width ?? 0 }
    #expect(width > 100)
    #expect(width < 200)
    stage.settle()
  }

  @Test("an indicator is hidden while stopped, unless hidesWhenStopped is false")
  func indicator() {
    makeDevice().perform {
      let view = UIActivityIndicatorView(style: .large)
      #expect(view.bounds.size == CGSize(width: 37, height: 37))
      #expect(view.isHidden)
      view.startAnimating()
      #expect(!view.isHidden)
      #expect(view.isAnimating)
      view.stopAnimating()
      #expect(view.isHidden)
      view.hidesWhenStopped = false
      #expect(!view.isHidden)
    }
  }
}

@Suite("UIPickerView", .checkedDevices)
struct PickerTests {
  private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    let log = CallLog()
    var rows = 10
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      rows
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "\(component).\(row)" }
    func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) { log.add("\(component).\(row)") }
  }
  private let stage = Stage()
  private let source = Source()
  private let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 318, height: 216))

  init() {
    picker.dataSource = source
    picker.delegate = source
    let (stage, picker) = (stage, picker)
    stage.device.perform { stage.root.view.addSubview(picker) }
    stage.settle()
  }

  @Test("the components share the width, and show their titles")
  func layout() {
    #expect(picker.numberOfComponents == 2)
    #expect(picker.rowSize(forComponent: 1) == CGSize(width: 150, height: 32))
    #expect((picker.view(forRow: 3, forComponent: 1) as? UILabel)?.text == "1.3")
    #expect(picker.view(forRow: 9, forComponent: 1) == nil)
  }

  @Test("a drag selects the row in the middle, and notifies the delegate once")
  func drag() {
    stage.drag(from: CGPoint(x: 60, y: 208), by: CGVector(dx: 0, dy: -64))
    stage.endTouchAfterRest()
    stage.settle()
    #expect(picker.selectedRow(inComponent: 0) == 2)
    #expect(source.log.lines == ["0.2"])
  }

  @Test("a tap selects the row below it")
  func tap() {
    stage.tap(at: CGPoint(x: 200, y: 240))
    stage.settle()
    #expect(source.log.lines == ["1.1"])
  }

  @Test("a selection in code does not call the delegate; a reload limits it to the rows")
  func code() {
    stage.device.perform { picker.selectRow(9, inComponent: 0, animated: false) }
    #expect(source.log.lines.isEmpty)
    source.rows = 4
    stage.device.perform { picker.reloadAllComponents() }
    #expect(picker.selectedRow(inComponent: 0) == 3)
    stage.settle()
  }

  @Test("a component that does not exist is reported")
  func missing() {
    stage.device.perform { picker.selectRow(0, inComponent: 2, animated: false) }
    #expect(stage.diagnosticMessages == ["UIPickerView has no component 2; it has 2"])
  }
}

@Suite("UIDatePicker and UIColorWell", .checkedDevices)
struct DatePickerTests {
  @Test("the date is limited, and its text follows mode, locale and time zone")
  func date() {
    makeDevice().perform {
      let picker = UIDatePicker()
      #expect(picker.date == Date(timeIntervalSinceReferenceDate: 0))
      picker.minimumDate = Date(timeIntervalSinceReferenceDate: 86_400)
      #expect(picker.date == Date(timeIntervalSinceReferenceDate: 86_400))
      picker.datePickerMode = .date
      #expect((picker.subviews.first as? UILabel)?.text == "2 Jan 2001")
      picker.preferredDatePickerStyle = .wheels
      #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    }
  }

  @Test("a well shows its color")
  func well() {
    makeDevice().perform {
      let well = UIColorWell()
      well.selectedColor = .red
      #expect(well.backgroundColor == .red)
    }
  }
}
