import { Notice } from '@mantel/ui/overlay/notice'
import { useEffect, useRef } from 'react'
import type { BuyingTranslator } from '../i18n/load-buying-translator.ts'
import { type FieldProblem, fieldId } from './checkout-parts.ts'
import { fieldName } from './field-names.ts'

/** `attempts` counts the failed attempts, so that an unchanged error is announced and focused again. */
export type FormErrors = { attempts: number; problems: readonly FieldProblem[]; formError: string | null }

/**
 * All errors of the form, above it, each with a link to its field. It receives the focus and screen readers announce
 * it.
 */
export function ErrorSummary({ t, errors }: { t: BuyingTranslator; errors: FormErrors }) {
  const ref = useRef<HTMLDivElement>(null)
  const { attempts, problems, formError } = errors
  const isShown = problems.length > 0 || formError !== null
  useEffect(() => {
    if (attempts > 0) ref.current?.focus()
  }, [attempts])
  return (
    <div role="alert" className="[&:not(:empty)]:mb-8">
      {isShown && (
        <div ref={ref} tabIndex={-1} className="scroll-mt-6">
          <Notice tone="error">
            <p className="font-medium">{formError ?? t('invalid.form')}</p>
            {problems.length > 0 && (
              <ul className="mt-2 grid gap-1">
                {problems.map(({ part, field, problem }) => (
                  <li key={`${part}-${field}`}>
                    <a
                      href={`#${fieldId(part, field)}`}
                      className="underline"
                      onClick={(event) => {
                        event.preventDefault()
                        focusField(fieldId(part, field))
                      }}
                    >
                      {fieldName(t, part, field)}: {t(`invalid.${problem}`)}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </Notice>
        </div>
      )}
    </div>
  )
}

function focusField(id: string): void {
  const target = document.getElementById(id)
  const field = target?.matches('input, select') ? target : target?.querySelector<HTMLElement>('input, select')
  ;(field ?? target)?.focus()
  target?.scrollIntoView({ block: 'center' })
}
