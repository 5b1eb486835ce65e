/** Limits of a comparison. Beyond one of them, the report is incomplete. */
export const changeLimits = {
  /** Number of pairs of nodes. */
  pairs: 2_000_000,
  /** Number of steps of loops that can grow quadratically, such as the pairing of union branches. */
  steps: 20_000_000,
  /** Number of findings. */
  findings: 200_000,
  /** Number of listed changes. */
  changes: 10_000,
  /** Number of listed operations of a change. */
  operations: 20,
  /** Number of operations in the reach of all changes. */
  reach: 200_000,
  /** Length of a printed value of a change, in characters. */
  valueLength: 200,
};
