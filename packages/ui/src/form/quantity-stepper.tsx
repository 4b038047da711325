import { type ReactNode, useId, useState } from 'react'
import { Icon } from '../picture/icon.tsx'
import { classNames } from '../style/class-names.ts'

/** A number with a button on each side. Without JavaScript the buttons are not there and the number can be typed. */
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
  hideLabel?: boolean
  disabled?: boolean
  className?: string
}) {
  const id = useId()
  const [own, setOwn] = useState(defaultValue)
  /** What is being typed and is no quantity yet. */
  const [draft, setDraft] = useState<string | null>(null)
  const current = value ?? own
  const choose = (next: number) => {
    setDraft(null)
    setOwn(next)
    if (next !== current) onValue?.(next)
  }
  const type = (text: string) => {
    const typed = Number(text)
    if (text !== '' && typed === within(typed, { min, max })) choose(typed)
    else setDraft(text)
  }
  const leave = () => {
    if (draft !== null) choose(within(Number(draft) || current, { min, max }))
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
          aria-label={fewerLabel}
          aria-controls={id}
          aria-disabled={atMin || disabled || undefined}
          onClick={() => !atMin && !disabled && choose(within(current - step, { min, max }))}
        >
          <Icon name="minus" size={20} />
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          {...{ name, min, max, step, disabled }}
          value={draft ?? current}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
        />
        <button
          type="button"
          aria-label={moreLabel}
          aria-controls={id}
          aria-disabled={atMax || disabled || undefined}
          onClick={() => !atMax && !disabled && choose(within(current + step, { min, max }))}
        >
          <Icon name="plus" size={20} />
        </button>
      </div>
    </div>
  )
}

function within(quantity: number, { min, max = Number.MAX_SAFE_INTEGER }: { min: number; max?: number }): number {
  return Math.min(max, Math.max(min, Math.floor(quantity)))
}
