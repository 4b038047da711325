import { Button } from '@mantel/ui/action/button'
import { useEffect, useId, useRef } from 'react'
import type { CartView } from './use-cart.ts'

type Props = { t: CartView['t']; question: string; action: string; onRemove(): void; onKeep(): void }

/** Asks before items are removed. Takes the focus, so that a keyboard or a screen reader is at the answer. */
export function RemoveQuestion({ t, question, action, onRemove, onKeep }: Props) {
  const id = useId()
  const answer = useRef<HTMLButtonElement>(null)
  useEffect(() => answer.current?.focus(), [])
  return (
    <fieldset aria-labelledby={id} className="mt-2 grid gap-2 rounded-frame bg-wash px-4 py-3">
      <p id={id}>{question}</p>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        <Button ref={answer} size="small" variant="quiet" onClick={onRemove}>
          {action}
        </Button>
        <Button size="small" variant="link" onClick={onKeep}>
          {t('cart.keep')}
        </Button>
      </div>
    </fieldset>
  )
}
