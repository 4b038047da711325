/** The inks of a motif. */
export type Inks = { a: string; b: string; c: string; ink: string; paper: string }

/** A small illustration in an area of 100 × 100 around the origin. */
export type Motif = (inks: Inks) => string
