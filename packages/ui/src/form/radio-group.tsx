import { type ReactNode, useId } from 'react'
import { classNames } from '../style/class-names.ts'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import { radioProps } from './choice.ts'
import { errorId, FieldError } from './field-frame.tsx'

export type RadioOption = {
  value: string
  label: ReactNode
  /** A text below the label (rows) or beside the label (tiles). */
  note?: ReactNode
  /** Content at the end of the line, such as a price. Rows only. */
  trailing?: ReactNode
  /** Why the option is not available now. Visitors can still select it to see its details. */
  unavailable?: string
  disabled?: boolean
}

/** A group of radio buttons. rows: a list with hairlines. tiles: small boxes side by side, for sizes. */
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
              className={layout === 'tiles' ? 'ui-tile-input' : undefined}
              name={name}
              disabled={option.disabled}
              {...radioProps(option.value, { value, defaultValue, onValue })}
            />
            <span className="ui-choice-text">
              <span className="ui-choice-label">{option.label}</span>
              {option.note != null && <span className="ui-choice-note">{option.note}</span>}
              {option.unavailable && <VisuallyHidden>, {option.unavailable}</VisuallyHidden>}
            </span>
            {option.trailing != null && <span className="ui-choice-aside">{option.trailing}</span>}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
