import { type ReactNode, useId, useState } from 'react'
import { Icon } from '../picture/icon.tsx'
import { classNames } from '../style/class-names.ts'

/**
 * A number field with a button on each side. Without JavaScript the buttons are hidden and visitors type the number. The
 * attribute data-press marks buttons whose every press counts, also before the page is hydrated.
 */
export function QuantityStepper({
  label,
  fewerLabel,
  moreLabel,
  name,
  value,
  defaultValue = 1,
  min = 1,
  max,
  step = 1,
  onValue,
  onTyped,
  error,
  hideLabel = false,
  disabled = false,
  className,
}: {
  label: ReactNode
  fewerLabel: string
  moreLabel: string
  name?: string
  value?: number
  defaultValue?: number
  min?: number
  max?: number
  step?: number
  onValue?: (value: number) => void
  /** Called with the typed text, valid or not, and with '' when a button changes the quantity. */
  onTyped?: (text: string) => void
  error?: ReactNode
  hideLabel?: boolean
  disabled?: boolean
  className?: string
}) {
  const id = useId()
  const [uncontrolled, setUncontrolled] = useState(defaultValue)
  /** The text of the field while it is not a valid quantity yet. */
  const [draft, setDraft] = useState<string | null>(null)
  const current = value ?? uncontrolled
  const press = (by: number) => {
    onTyped?.('')
    choose(clamp(current + by, { min, max }))
  }
  const choose = (next: number) => {
    setDraft(null)
    setUncontrolled(next)
    if (next !== current) onValue?.(next)
  }
  const handleInput = (text: string) => {
    onTyped?.(text)
    const quantity = Number(text)
    if (text !== '' && quantity === clamp(quantity, { min, max })) choose(quantity)
    else setDraft(text)
  }
  const handleBlur = () => {
    if (draft !== null) choose(clamp(Number(draft) || current, { min, max }))
  }
  const atMin = current <= min
  const atMax = max !== undefined && current >= max
  return (
    <div className={classNames('ui-quantity', className)}>
      <label htmlFor={id} className={hideLabel ? 'ui-hidden' : 'ui-field-label'}>
        {label}
      </label>
      <div className="ui-quantity-box">
        <button
          type="button"
          data-press="each"
          aria-label={fewerLabel}
          aria-controls={id}
          aria-disabled={atMin || disabled || undefined}
          onClick={() => !atMin && !disabled && press(-step)}
        >
          <Icon name="minus" size={20} />
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          name={name}
          min={min}
          max={max}
          step={step}
          disabled={disabled}
          value={draft ?? current}
          onChange={(event) => handleInput(event.target.value)}
          onBlur={handleBlur}
        />
        <button
          type="button"
          data-press="each"
          aria-label={moreLabel}
          aria-controls={id}
          aria-disabled={atMax || disabled || undefined}
          onClick={() => !atMax && !disabled && press(step)}
        >
          <Icon name="plus" size={20} />
        </button>
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="ui-field-error">
          {error}
        </p>
      )}
    </div>
  )
}

function clamp(quantity: number, { min, max = Number.MAX_SAFE_INTEGER }: { min: number; max?: number }): number {
  return Math.min(max, Math.max(min, Math.floor(quantity)))
}
