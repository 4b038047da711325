import { type ComponentProps, useId } from 'react'
import { classNames } from '../style/class-names.ts'
import { FieldFrame, type FieldTexts, fieldAria } from './field-frame.tsx'

/** A single-line text field, 48 px high: label above, hint below the label, error below the field. */
export function Field({
  label,
  hint,
  error,
  mark,
  hideLabel,
  id,
  className,
  ...input
}: ComponentProps<'input'> & FieldTexts) {
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
      <input {...input} {...fieldAria(fieldId, { hint, error })} className="ui-control" />
    </FieldFrame>
  )
}

export function TextArea({
  label,
  hint,
  error,
  mark,
  hideLabel,
  id,
  className,
  rows = 5,
  ...area
}: ComponentProps<'textarea'> & FieldTexts) {
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
      <textarea
        {...area}
        {...fieldAria(fieldId, { hint, error })}
        rows={rows}
        className={classNames('ui-control', 'ui-control-area')}
      />
    </FieldFrame>
  )
}
