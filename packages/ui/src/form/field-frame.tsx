import type { ReactNode } from 'react'
import { Icon } from '../picture/icon.tsx'
import { classNames } from '../style/class-names.ts'

/** The texts of a field. An error is a sentence that tells the visitor how to correct the value. */
export type FieldTexts = {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** A short text after the label, such as "optional". */
  mark?: ReactNode
  /** Hides the label visually where the context makes it clear; screen readers still read it. */
  hideLabel?: boolean
}

export const hintId = (id: string) => `${id}-hint`
export const errorId = (id: string) => `${id}-error`

/** The attributes that connect a control with hint and error of its frame, so that screen readers read both. */
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
