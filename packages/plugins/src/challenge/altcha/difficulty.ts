/**
 * Measured in Chromium on one core of a 2.5 GHz Xeon: a key derivation of 1,000 rounds takes 0.6 ms. The browser needs 250
 * derivations on average and never more than maxCounter. They take 0.15 s on that machine (at most 0.3 s), and about 1 s (at
 * most 2.5 s) on a cheap phone, which is 6 to 8 times slower. Issuing a challenge costs the server one derivation, checking a
 * solution two signatures.
 */
export const difficulty = { algorithm: 'PBKDF2/SHA-256', cost: 1000, maxCounter: 500 } as const

/** Enough time for a slow phone, and for a shopper who leaves the tab while it is solved and comes back. */
export const lifetimeMs = 10 * 60_000
