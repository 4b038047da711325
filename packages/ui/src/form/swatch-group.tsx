import type { ReactNode } from 'react'
import { classNames } from '../style/class-names.ts'
import type { Tone } from '../style/tones.ts'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import { choiceProps } from './choice.ts'

export type SwatchOption = {
  value: string
  label: string
  /** null: no colour is known, the swatch shows the beginning of its name. */
  tone: Tone | null
  /** Says why it cannot be had now: "not available in A2". It can still be chosen. */
  unavailable?: string
}

/** Radio buttons as 32 px samples with their names below. Chosen: it stands on a shelf. Not to be had: struck through. */
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
        {options.map(({ value: own, label, tone, unavailable }) => (
          <label key={own} className="ui-swatch" data-unavailable={unavailable ? '' : undefined}>
            <input
              type="radio"
              name={name}
              className={classNames('ui-swatch-sample', tone && `tone-${tone}`)}
              {...choiceProps(own, { value, defaultValue, onValue })}
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
