/** Limits for one query: far above the needs of the shop's pages, far below harmful values. */
export const queryLimits = {
  depth: 16,
  clauses: 1024,
  values: 10_000,
  facets: 128,
  facetSize: 10_000,
  ranges: 64,
  sorts: 8,
  fieldLength: 200,
  textLength: 1000,
  patterns: 256,
  patternLength: 200,
  start: 10_000_000,
  /** Documents of one reply. 4000 categories or posts have a few megabytes. */
  replyBytes: 64 * 1024 * 1024,
} as const
