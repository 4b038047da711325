/** Numbers of things, and beside them how many documents have each. Nobody has none. */
export type Tally = { of: Int32Array; counts: Int32Array }
