import { applyGiftCard, removeGiftCard } from '@mantel/client'
import { Button } from '@mantel/ui/action/button'
import { useState } from 'react'
import { CodeForm } from '../cart/code-form.tsx'
import { useFormats } from '../i18n/text-context.tsx'
import { useOnline } from '../order/use-online.ts'
import type { OrderingView } from '../order/use-ordering.ts'
import { useEngine } from '../store/engine-context.ts'

/**
 * The applied gift cards and a form for another one. Only the server knows the codes; the page shows their last
 * characters.
 */
export function GiftCardForm({ ordering }: { ordering: OrderingView }) {
  const { cart, account, t, cartState } = ordering
  const engine = useEngine()
  const isOnline = useOnline()
  const { price } = useFormats()
  const [errorText, setErrorText] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const cards = cartState.giftCards
  if (!engine || !isOnline) return null
  const context = { engine, caller: account.tasks.caller, cart }
  /** call resolves with an error text, '' for an unknown error, or null for success. */
  async function run(call: () => Promise<string | null>) {
    setBusy(true)
    const error = await call()
    setErrorText(error === '' ? t('something_went_wrong') : error)
    setBusy(false)
    return error === null
  }
  function apply(code: string) {
    if (code !== '') return run(() => applyGiftCard(context, code))
    setErrorText(t('gift_card_wrong'))
    return false
  }
  return (
    <>
      {cards.map(({ hint, balance }) => (
        <p key={hint} className="flex flex-wrap items-center justify-between gap-3 py-2">
          <span>{t('checkout.gift_card_applied', { hint, balance: price(balance) })}</span>
          <Button
            variant="link"
            size="small"
            busy={isBusy}
            onClick={() => void run(() => removeGiftCard(context, hint))}
            aria-label={t('checkout.gift_card_remove', { hint })}
          >
            {t('cart.remove_short')}
          </Button>
        </p>
      ))}
      <CodeForm
        t={t}
        summary={t('checkout.gift_card')}
        label={t('checkout.gift_card_code')}
        name="giftCard"
        error={errorText}
        isBusy={isBusy}
        onCode={apply}
      />
    </>
  )
}
