import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../style/class-names.ts'
import { FieldError, type FieldTexts, fieldAria, hintId } from './field-frame.tsx'

/** `note` appears at the end of the line, for example the number of matches. */
export function Checkbox({
  label,
  hint,
  error,
  note,
  id,
  className,
  ...input
}: Omit<ComponentProps<'input'>, 'type'> & Omit<FieldTexts, 'mark' | 'hideLabel'> & { note?: ReactNode }) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <div className={classNames('ui-check', className)}>
      <input {...input} {...fieldAria(fieldId, { hint, error })} type="checkbox" />
      <label htmlFor={fieldId} className="ui-check-label">
        <span>{label}</span>
        {note != null && <span className="ui-check-note">{note}</span>}
      </label>
      {hint != null && (
        <p id={hintId(fieldId)} className="ui-check-hint">
          {hint}
        </p>
      )}
      <FieldError id={fieldId} error={error} />
    </div>
  )
}
