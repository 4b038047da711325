/** The display texts of a chosen option. isDay: the value is a day (YYYY-MM-DD), to be shown in the format of the store. */
export type OptionText = { label: string; value: string; isDay?: boolean }
