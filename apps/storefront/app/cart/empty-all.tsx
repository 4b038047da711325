import type { Cart, Engine } from '@mantel/client'
import { Button } from '@mantel/ui/action/button'
import { useState } from 'react'
import { useEngine } from '../store/engine-context.ts'
import { RemoveQuestion } from './remove-question.tsx'
import type { CartView } from './use-cart.ts'

/** Removes all items, after a question. */
export function EmptyAll({ cartView: { cart, t } }: { cartView: CartView }) {
  const engine = useEngine()
  const [isAsking, setAsking] = useState(false)
  if (!isAsking)
    return (
      <Button variant="link" size="small" className="justify-self-start" onClick={() => setAsking(true)}>
        {t('cart.empty_all')}
      </Button>
    )
  return (
    <RemoveQuestion
      t={t}
      question={t('cart.empty_question')}
      action={t('cart.empty_all')}
      onRemove={() => engine && void emptyCart(engine, cart)}
      onKeep={() => setAsking(false)}
    />
  )
}

/** A server without the endpoint that clears a cart gets the older call that resets it. */
export async function emptyCart({ log }: Pick<Engine, 'log'>, cart: Pick<Cart, 'clear' | 'reset'>): Promise<void> {
  try {
    await cart.clear({ onServer: true })
  } catch (error) {
    log.info?.('the cart is reset instead of cleared', error)
    await cart.reset()
  }
}
