export const downloadTerms = {
  /** Days after the delivery during which a bought file can be downloaded. */
  validDays: 90,
  /** A new start within this time after a counted one is not counted: the connection broke, or the buyer clicked twice. */
  restartMinutes: 10,
  /** A download can be resumed within this time after its counted start. */
  resumeHours: 24,
} as const
