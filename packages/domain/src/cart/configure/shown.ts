/** A choice as it is read. */
export type Shown = { label: string; value: string }
