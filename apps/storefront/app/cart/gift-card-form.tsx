import { applyGiftCard, removeGiftCard } from '@mantel/client'
import { Button } from '@mantel/ui/action/button'
import { useState } from 'react'
import { openAccount } from '../account/account.ts'
import { useFormats } from '../i18n/text-context.tsx'
import { useEngine } from '../store/engine-context.ts'
import { useOnline } from '../store/use-online.ts'
import { CodeForm } from './code-form.tsx'
import type { CartView } from './use-cart.ts'

/**
 * The applied gift cards and a form for another one. Only the server knows the codes; the page shows their last
 * characters.
 */
export function GiftCardForm({ cartView: { cart, state, t } }: { cartView: CartView }) {
  const engine = useEngine()
  const isOnline = useOnline()
  const { price } = useFormats()
  const [errorText, setErrorText] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const cards = state.giftCards
  if (!engine || !isOnline) return null
  async function run(change: typeof applyGiftCard, code: string) {
    if (!engine) return false
    setBusy(true)
    const error = await openAccount(engine)
      .then(({ tasks }) => change({ engine, caller: tasks.silentCaller, cart }, code))
      .catch(() => '')
    setErrorText(error === '' ? t('something_went_wrong') : error)
    setBusy(false)
    return error === null
  }
  function apply(code: string) {
    if (code !== '') return run(applyGiftCard, code)
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
            onClick={() => void run(removeGiftCard, hint)}
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
