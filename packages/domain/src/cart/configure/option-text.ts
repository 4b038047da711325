/** The display texts of a chosen option. */
export type OptionText = { label: string; value: string }
