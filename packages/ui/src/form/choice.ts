/** Controlled by `value`, or uncontrolled with `defaultValue`. */
export type ChoiceState = { value?: string; defaultValue?: string; onValue?: (value: string) => void }

/** The props of one value's radio button. */
export function radioProps(optionValue: string, { value, defaultValue, onValue }: ChoiceState) {
  return {
    value: optionValue,
    ...(value === undefined ? { defaultChecked: optionValue === defaultValue } : { checked: optionValue === value }),
    onChange: () => onValue?.(optionValue),
  }
}
