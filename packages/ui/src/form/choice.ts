/** Steered from outside by value, or left to the browser after defaultValue. */
export type Choice = { value?: string; defaultValue?: string; onValue?: (value: string) => void }

/** What the radio button of one value carries. */
export function choiceProps(own: string, { value, defaultValue, onValue }: Choice) {
  return {
    value: own,
    ...(value === undefined ? { defaultChecked: own === defaultValue } : { checked: own === value }),
    onChange: () => onValue?.(own),
  }
}
