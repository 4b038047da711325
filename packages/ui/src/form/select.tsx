import { type ComponentProps, useId } from 'react'
import { Icon } from '../picture/icon.tsx'
import { FieldFrame, type FieldTexts, fieldAria } from './field-frame.tsx'

/** The native select: it works without JavaScript and opens in the device's own way. */
export function Select({
  label,
  hint,
  error,
  mark,
  hideLabel,
  id,
  className,
  children,
  ...select
}: ComponentProps<'select'> & FieldTexts) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <FieldFrame
      id={fieldId}
      className={className}
      label={label}
      hint={hint}
      error={error}
      mark={mark}
      hideLabel={hideLabel}
    >
      <span className="ui-select">
        <select {...select} {...fieldAria(fieldId, { hint, error })} className="ui-control">
          {children}
        </select>
        <Icon name="chevron-down" size={20} />
      </span>
    </FieldFrame>
  )
}
