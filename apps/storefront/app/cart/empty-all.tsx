import type { Cart, Engine } from '@mantel/client'
import { Button } from '@mantel/ui/action/button'
import { useEffect, useRef, useState } from 'react'
import { useEngine } from '../store/engine-context.ts'
import { RemoveQuestion } from './remove-question.tsx'
import type { CartView } from './use-cart.ts'

/** Removes all items, after a confirmation. */
export function EmptyAll({ cartView: { cart, t } }: { cartView: CartView }) {
  const engine = useEngine()
  const [question, setQuestion] = useState<'unasked' | 'asked' | 'declined'>('unasked')
  const button = useRef<HTMLButtonElement>(null)
  // The closed confirmation had the focus: it returns to the button.
  useEffect(() => {
    if (question === 'declined') button.current?.focus()
  }, [question])
  if (question !== 'asked')
    return (
      <Button
        ref={button}
        variant="link"
        size="small"
        className="justify-self-start"
        onClick={() => setQuestion('asked')}
      >
        {t('cart.empty_all')}
      </Button>
    )
  return (
    <RemoveQuestion
      t={t}
      question={t('cart.empty_question')}
      action={t('cart.empty_all')}
      onRemove={() => engine && void emptyCart(engine, cart)}
      onKeep={() => setQuestion('declined')}
    />
  )
}

/**
 * Empties the cart on the server. A server that has no endpoint for this gets the older call that resets a cart. That call needs a
 * cart id: without one, the server has no cart, and only the cart in the browser is emptied.
 */
export async function emptyCart(
  { log }: Pick<Engine, 'log'>,
  cart: Pick<Cart, 'clear' | 'reset' | 'serverCart'>,
): Promise<void> {
  try {
    await cart.clear({ onServer: true })
  } catch (error) {
    log.info?.('clearing the cart on the server failed, resetting it instead', error)
    await (cart.serverCart() ? cart.reset() : cart.clear({ onServer: false }))
  }
}
