/** The few inks a motif is printed in. */
export type Inks = { a: string; b: string; c: string; ink: string; paper: string }

/** A small illustration in a field of 100 × 100 around the origin. */
export type Motif = (inks: Inks) => string
