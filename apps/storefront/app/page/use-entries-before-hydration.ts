import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Keeps the values that a visitor entered into the server's HTML of a form before the form was hydrated. React leaves such values
 * in the fields but does not know them, so the next render would reset them. They are reported as if they were entered now.
 */
export function useEntriesBeforeHydration(form: RefObject<HTMLElement | null>): void {
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  )
  const [wasServerRendered] = useState(isHydrating)
  useEffect(() => {
    if (wasServerRendered && form.current) reportEarlyEntries(form.current)
  }, [wasServerRendered, form])
}

const subscribeToNothing = () => () => {}

function reportEarlyEntries(form: HTMLElement): void {
  const controls = [...form.querySelectorAll<Control>('input, select, textarea')]
  // All entries are read before the first one is reported: the render after that report resets the other fields.
  const reports = controls.map(reportOf).filter((report) => report !== null)
  // React renders after each report, so that the next one extends its state. An effect is too early for that.
  queueMicrotask(() => {
    for (const report of reports) flushSync(report)
  })
}

/** null: the control still has the value of the server's HTML. */
function reportOf(control: Control): (() => void) | null {
  const { type, value } = control
  const report = (event: 'input' | 'change') => control.dispatchEvent(new Event(event, { bubbles: true }))
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options]
    if (value === (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value) return null
    return () => {
      control.value = value
      report('change')
    }
  }
  if (control instanceof HTMLInputElement && type === 'file')
    return control.files?.length ? () => report('change') : null
  if (control instanceof HTMLInputElement && (type === 'checkbox' || type === 'radio')) {
    const { checked } = control
    // Of a group of radio buttons, only the newly chosen one reports.
    if (checked === control.defaultChecked || (type === 'radio' && !checked)) return null
    return () => {
      // React ignores a click that does not change the state that was last set by a script.
      control.checked = !checked
      control.click()
    }
  }
  if (value === control.defaultValue) return null
  return () => {
    // React observes the element's own value property and ignores a value that was set through it, so the prototype's property sets it.
    control.value = control.defaultValue
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
    report('input')
  }
}
