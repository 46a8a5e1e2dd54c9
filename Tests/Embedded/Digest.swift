/// Returns the digest of a number of cases, for `host.c`; 0, which it never is, if a case is
/// rejected.
@_cdecl("segue_motion_digest")
public func segueMotionDigest(_ cases: Int32) -> UInt64 {
  (try? MotionDigest(cases: Int(cases)).value) ?? 0
}
