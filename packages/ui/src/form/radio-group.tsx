import { type ReactNode, useId } from 'react'
import { classNames } from '../style/class-names.ts'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import { choiceProps } from './choice.ts'
import { errorId, FieldError } from './field-frame.tsx'

export type RadioOption = {
  value: string
  label: ReactNode
  /** Under the label (rows) or beside it (tiles). */
  note?: ReactNode
  /** At the end of the line: a price. Rows only. */
  aside?: ReactNode
  /** Says why it cannot be had now. It can still be chosen, to see what it would be. */
  unavailable?: string
  disabled?: boolean
}

/** One of several. rows: a list with hairlines. tiles: small boxes side by side, for sizes. */
export function RadioGroup({
  legend,
  name,
  options,
  value,
  defaultValue,
  onValue,
  layout = 'rows',
  hideLegend = false,
  error,
  className,
}: {
  legend: ReactNode
  name: string
  options: readonly RadioOption[]
  value?: string
  defaultValue?: string
  onValue?: (value: string) => void
  layout?: 'rows' | 'tiles'
  hideLegend?: boolean
  error?: ReactNode
  className?: string
}) {
  const id = useId()
  return (
    <fieldset className={classNames('ui-radios', className)} aria-describedby={error != null ? errorId(id) : undefined}>
      <legend className={hideLegend ? 'ui-hidden' : 'ui-field-label'}>{legend}</legend>
      <div className={layout === 'tiles' ? 'ui-tiles' : 'ui-rows'}>
        {options.map((option) => (
          <label
            key={option.value}
            className={layout === 'tiles' ? 'ui-tile' : 'ui-row'}
            data-unavailable={option.unavailable ? '' : undefined}
          >
            <input
              type="radio"
              className={layout === 'tiles' ? 'ui-tile-input' : 'ui-radio'}
              name={name}
              disabled={option.disabled}
              {...choiceProps(option.value, { value, defaultValue, onValue })}
            />
            <span className="ui-choice-text">
              <span className="ui-choice-label">{option.label}</span>
              {option.note != null && <span className="ui-choice-note">{option.note}</span>}
              {option.unavailable && <VisuallyHidden>, {option.unavailable}</VisuallyHidden>}
            </span>
            {option.aside != null && <span className="ui-choice-aside">{option.aside}</span>}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
