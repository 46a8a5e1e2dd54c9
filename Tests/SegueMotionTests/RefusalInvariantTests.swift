import SegueMotion
import TestSupport
import Testing

/// Every initializer rejects an invalid number and names the quantity.
@Suite struct RefusalInvariantTests {
  /// One argument of an initializer whose other arguments are valid.
  private struct Argument: Sendable {
    var quantity: MotionQuantity
    var make: @Sendable (Double, inout SeededGenerator) throws(MotionError) -> Void
  }

  private static let springs: [Argument] = [
    Argument(quantity: .mass) { bad, _ throws(MotionError) in
      _ = try Spring(mass: bad, stiffness: 100, damping: 10)
    },
    Argument(quantity: .stiffness) { bad, random throws(MotionError) in
      _ = try Spring(mass: random.anyMass(), stiffness: bad, damping: 10)
    },
    Argument(quantity: .damping) { bad, random throws(MotionError) in
      _ = try Spring(mass: random.anyMass(), stiffness: 100, damping: bad)
    },
    Argument(quantity: .dampingRatio) { bad, random throws(MotionError) in
      _ = try Spring(dampingRatio: bad, response: random.anyMass())
    },
    Argument(quantity: .response) { bad, random throws(MotionError) in
      _ = try Spring(dampingRatio: random.unit(), response: bad)
    },
    Argument(quantity: .mass) { bad, random throws(MotionError) in
      _ = try Spring(dampingRatio: random.unit(), response: 0.5, mass: bad)
    },
    Argument(quantity: .duration) { bad, random throws(MotionError) in
      _ = try Spring(duration: bad, bounce: random.unit())
    },
    Argument(quantity: .bounce) { bad, random throws(MotionError) in
      _ = try Spring(duration: random.anyMass(), bounce: bad)
    },
    Argument(quantity: .dampingRatio) { bad, random throws(MotionError) in
      _ = try Spring(dampingRatio: bad, settlingIn: random.anyMass(), initialVelocity: 3)
    },
    Argument(quantity: .duration) { bad, random throws(MotionError) in
      _ = try Spring(dampingRatio: random.unit(), settlingIn: bad, initialVelocity: 3)
    },
    Argument(quantity: .initialVelocity) { bad, random throws(MotionError) in
      _ = try Spring(dampingRatio: random.unit(), settlingIn: 1, initialVelocity: bad)
    },
  ]

  private static let others: [Argument] = [
    Argument(quantity: .controlPointX) { bad, random throws(MotionError) in
      _ = try CubicBezier(bad, random.anyFinite(), random.unit(), random.anyFinite())
    },
    Argument(quantity: .controlPointY) { bad, random throws(MotionError) in
      _ = try CubicBezier(random.unit(), bad, random.unit(), random.anyFinite())
    },
    Argument(quantity: .controlPointX) { bad, random throws(MotionError) in
      _ = try CubicBezier(random.unit(), random.anyFinite(), bad, random.anyFinite())
    },
    Argument(quantity: .controlPointY) { bad, random throws(MotionError) in
      _ = try CubicBezier(random.unit(), random.anyFinite(), random.unit(), bad)
    },
    Argument(quantity: .decelerationRate) { bad, _ throws(MotionError) in
      _ = try Deceleration(rate: bad)
    },
    Argument(quantity: .dimension) { bad, random throws(MotionError) in
      _ = try RubberBand(dimension: bad, coefficient: max(random.unit(), 0.1))
    },
    Argument(quantity: .coefficient) { bad, random throws(MotionError) in
      _ = try RubberBand(dimension: random.anyMass(), coefficient: bad)
    },
  ]

  /// Numbers outside a range, the nearest first.
  private static func outside(_ quantity: MotionQuantity, _ random: inout SeededGenerator) -> Double
  {
    let below = random.one(of: -Double.leastNonzeroMagnitude, -random.anyMass(), -.infinity)
    let above = random.one(of: (1.0).nextUp, 1 + random.anyMass(), .infinity)
    return switch quantity {
    case .mass, .stiffness, .response, .duration, .dimension:
      random.one(of: 0, below, .infinity, .nan)
    case .damping, .dampingRatio: random.one(of: below, .infinity, .nan)
    case .bounce: random.one(of: -1, -1 + 2 * below, above, .nan)
    case .controlPointX: random.one(of: below, above, .nan)
    case .decelerationRate: random.one(of: 0, 1, below, above, .nan)
    case .coefficient: random.one(of: 0, below, above, .nan)
    case .initialVelocity, .controlPointY:
      random.one(of: .infinity, -.infinity, .nan)
    }
  }

  @Test("every number outside its range is rejected by its name, in every argument")
  func refusals() {
    let arguments = Self.springs + Self.others
    #expect(Set(arguments.map(\.quantity)) == Set(MotionQuantity.allCases))
    checkInvariant(1000) { random in
      for (index, argument) in arguments.enumerated() {
        let bad = Self.outside(argument.quantity, &random)
        let name = "argument \(index), \(argument.quantity), with \(bad)"
        do throws(MotionError) {
          try argument.make(bad, &random)
          return "\(name) is accepted"
        } catch {
          guard case .outOfRange(argument.quantity, let rejected) = error,
            rejected == bad || rejected.isNaN && bad.isNaN
          else { return "\(name) is rejected with \(error)" }
        }
      }
      return nil
    }
  }
}

extension SeededGenerator {
  /// A random number above 0 of common magnitude.
  fileprivate mutating func anyMass() -> Double { magnitude(-2...2) }
}
