import SegueMotion
import TestSupport
import Testing

/// Every initializer rejects an invalid number and names the quantity.
@Suite struct RefusalInvariantTests {
  /// One argument of an initializer whose other arguments are valid.
  private struct Place: Sendable {
    var quantity: MotionQuantity
    var make: @Sendable (Double, inout SeededGenerator) throws(MotionError) -> Void
  }

  private static let springs: [Place] = [
    Place(quantity: .mass) { bad, _ throws(MotionError) in
      _ = try Spring(mass: bad, stiffness: 100, damping: 10)
    },
    Place(quantity: .stiffness) { bad, random throws(MotionError) in
      _ = try Spring(mass: random.anyMass(), stiffness: bad, damping: 10)
    },
    Place(quantity: .damping) { bad, random throws(MotionError) in
      _ = try Spring(mass: random.anyMass(), stiffness: 100, damping: bad)
    },
    Place(quantity: .dampingRatio) { bad, random throws(MotionError) in
      _ = try Spring(dampingRatio: bad, response: random.anyMass())
    },
    Place(quantity: .response) { bad, random throws(MotionError) in
      _ = try Spring(dampingRatio: random.unit(), response: bad)
    },
    Place(quantity: .mass) { bad, random throws(MotionError) in
      _ = try Spring(dampingRatio: random.unit(), response: 0.5, mass: bad)
    },
    Place(quantity: .duration) { bad, random throws(MotionError) in
      _ = try Spring(duration: bad, bounce: random.unit())
    },
    Place(quantity: .bounce) { bad, random throws(MotionError) in
      _ = try Spring(duration: random.anyMass(), bounce: bad)
    },
    Place(quantity: .dampingRatio) { bad, random throws(MotionError) in
      _ = try Spring(dampingRatio: bad, settlingIn: random.anyMass(), initialVelocity: 3)
    },
    Place(quantity: .duration) { bad, random throws(MotionError) in
      _ = try Spring(dampingRatio: random.unit(), settlingIn: bad, initialVelocity: 3)
    },
    Place(quantity: .initialVelocity) { bad, random throws(MotionError) in
      _ = try Spring(dampingRatio: random.unit(), settlingIn: 1, initialVelocity: bad)
    },
  ]

  private static let others: [Place] = [
    Place(quantity: .controlPointX) { bad, random throws(MotionError) in
      _ = try CubicBezier(bad, random.anyFinite(), random.unit(), random.anyFinite())
    },
    Place(quantity: .controlPointY) { bad, random throws(MotionError) in
      _ = try CubicBezier(random.unit(), bad, random.unit(), random.anyFinite())
    },
    Place(quantity: .controlPointX) { bad, random throws(MotionError) in
      _ = try CubicBezier(random.unit(), random.anyFinite(), bad, random.anyFinite())
    },
    Place(quantity: .controlPointY) { bad, random throws(MotionError) in
      _ = try CubicBezier(random.unit(), random.anyFinite(), random.unit(), bad)
    },
    Place(quantity: .decelerationRate) { bad, _ throws(MotionError) in
      _ = try Deceleration(rate: bad)
    },
    Place(quantity: .dimension) { bad, random throws(MotionError) in
      _ = try RubberBand(dimension: bad, coefficient: max(random.unit(), 0.1))
    },
    Place(quantity: .coefficient) { bad, random throws(MotionError) in
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
