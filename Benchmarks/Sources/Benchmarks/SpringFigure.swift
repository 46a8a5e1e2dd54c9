import Limits
import SegueMotion

extension Figure {
  /// Value and velocity of an underdamped spring at any time: ratio 0.6, over two seconds.
  static func spring() throws -> Figure {
    let spring = try Spring(dampingRatio: 0.6, response: 0.4)
    let step = 2.0 / 4096
    let decay = spring.dampingRatio * spring.angularFrequency
    let squared = spring.angularFrequency * spring.angularFrequency
    let spread = (squared - decay * decay).squareRoot()
    let limit = limit_spring(
      decay: decay, squared_frequency: squared, spread: spread, inverse_spread: 1 / spread)
    return Figure(
      title: "P2 spring value + velocity, ns", goal: 1.25, count: 4096 * 256,
      segue: { count in
        var sum = 0.0
        for _ in 0..<(count / 4096) {
          for i in 0..<4096 {
            let (value, velocity) = spring.state(at: Double(i) * step, initialVelocity: 0.5)
            sum += value + velocity
          }
        }
        return sum
      },
      limit: { count in
        var sum = 0.0
        for _ in 0..<(count / 4096) { sum += limit_spring_sweep(limit, 0.5, step, 4096) }
        return sum
      })
  }
}
