import { Notice } from '@mantel/ui/overlay/notice'
import { useEffect, useRef } from 'react'
import type { CartTexts } from '../cart/use-cart.ts'
import { fieldId, type Wrong } from './checkout-parts.ts'
import { fieldName } from './field-names.ts'

/** Counted, so that the same words are said, and have the focus, again. */
export type Said = { times: number; wrong: readonly Wrong[]; refusal: string | null }

/** Everything that is in the way of the order, above the form, with a link to each field. It is read out and focused. */
export function ErrorSummary({ t, said }: { t: CartTexts; said: Said }) {
  const ref = useRef<HTMLDivElement>(null)
  const { times, wrong, refusal } = said
  const isShown = wrong.length > 0 || refusal !== null
  useEffect(() => {
    if (times > 0) ref.current?.focus()
  }, [times])
  return (
    <div role="alert" className="[&:not(:empty)]:mb-8">
      {isShown && (
        <div ref={ref} tabIndex={-1} className="scroll-mt-6">
          <Notice tone="error">
            <p className="font-medium">{refusal ?? t('invalid.form')}</p>
            {wrong.length > 0 && (
              <ul className="mt-2 grid gap-1">
                {wrong.map(({ part, field, problem }) => (
                  <li key={`${part}-${field}`}>
                    <a
                      href={`#${fieldId(part, field)}`}
                      className="underline"
                      onClick={(event) => {
                        event.preventDefault()
                        goTo(fieldId(part, field))
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

function goTo(id: string): void {
  const target = document.getElementById(id)
  const field = target?.matches('input, select') ? target : target?.querySelector<HTMLElement>('input, select')
  ;(field ?? target)?.focus()
  target?.scrollIntoView({ block: 'center' })
}
