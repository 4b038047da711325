import type { ReactNode } from 'react'
import { classNames } from '../style/class-names.ts'
import type { Tone } from '../style/tones.ts'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import { radioProps } from './choice.ts'

export type SwatchOption = {
  value: string
  label: string
  /** null: the colour is unknown, and the swatch shows the first letters of its name. */
  tone: Tone | null
  /** Why the option is not available now: "not available in A2". Visitors can still select it. */
  unavailable?: string
}

/**
 * Radio buttons as 32 px colour samples above their names. The selected sample is underlined; unavailable ones are struck
 * through.
 */
export function SwatchGroup({
  legend,
  name,
  options,
  value,
  defaultValue,
  onValue,
  className,
}: {
  legend: ReactNode
  name: string
  options: readonly SwatchOption[]
  value?: string
  defaultValue?: string
  onValue?: (value: string) => void
  className?: string
}) {
  return (
    <fieldset className={classNames('ui-radios', className)}>
      <legend className="ui-field-label">{legend}</legend>
      <div className="ui-swatches">
        {options.map(({ value: optionValue, label, tone, unavailable }) => (
          <label key={optionValue} className="ui-swatch" data-unavailable={unavailable ? '' : undefined}>
            <input
              type="radio"
              name={name}
              className={classNames('ui-swatch-sample', tone && `tone-${tone}`)}
              {...radioProps(optionValue, { value, defaultValue, onValue })}
            />
            {tone === null && (
              <span className="ui-swatch-initial" aria-hidden="true">
                {label.slice(0, 2)}
              </span>
            )}
            <span className="ui-choice-label">{label}</span>
            {unavailable && <VisuallyHidden>, {unavailable}</VisuallyHidden>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
