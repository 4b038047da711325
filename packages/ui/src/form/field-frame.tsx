import type { ReactNode } from 'react'
import { Icon } from '../picture/icon.tsx'
import { classNames } from '../style/class-names.ts'

/** What every field says about itself. An error is a sentence that says what to do. */
export type FieldTexts = {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** Beside the label: "optional". */
  mark?: ReactNode
  /** Where the place says it already; it is still read out. */
  hideLabel?: boolean
}

export const hintId = (id: string) => `${id}-hint`
export const errorId = (id: string) => `${id}-error`

/** What a control inside a frame carries, so that hint and error are read out with it. */
export function fieldAria(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': classNames(hint != null && hintId(id), error != null && errorId(id)) || undefined,
  }
}

export function FieldFrame({
  id,
  label,
  hint,
  error,
  mark,
  hideLabel = false,
  className,
  children,
}: FieldTexts & { id: string; className?: string; children: ReactNode }) {
  return (
    <div className={classNames('ui-field', className)}>
      <label htmlFor={id} className={hideLabel ? 'ui-hidden' : 'ui-field-label'}>
        {label}
        {mark != null && <span className="ui-field-mark"> ({mark})</span>}
      </label>
      {hint != null && (
        <p id={hintId(id)} className="ui-field-hint">
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  )
}

export function FieldError({ id, error }: { id: string; error: ReactNode }) {
  if (error == null) return null
  return (
    <p id={errorId(id)} className="ui-field-error">
      <Icon name="warning" size={16} />
      <span>{error}</span>
    </p>
  )
}
