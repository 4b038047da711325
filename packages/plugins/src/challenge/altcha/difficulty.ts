/**
 * A key derivation of 1,000 rounds takes about 0.8 ms on one core of a server and 3 to 5 ms on a phone. The browser needs half of
 * maxCounter derivations on average and never more than maxCounter: about 1 s on a phone, at most 2 s.
 */
export const difficulty = { algorithm: 'PBKDF2/SHA-256', cost: 1000, maxCounter: 500 } as const

/** Enough for a slow phone, and for a shopper who is asked for it and comes back to the tab. */
export const lifetimeMs = 10 * 60_000
