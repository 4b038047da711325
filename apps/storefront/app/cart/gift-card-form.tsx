import { applyGiftCard, removeGiftCard } from '@mantel/client'
import { Button } from '@mantel/ui/action/button'
import { useState } from 'react'
import { openAccount } from '../account/account.ts'
import { useSession } from '../account/current-session.ts'
import { useFormats } from '../i18n/text-context.tsx'
import { useEngine } from '../store/engine-context.ts'
import { useOnline } from '../store/use-online.ts'
import { CodeForm } from './code-form.tsx'
import type { CartView } from './use-cart.ts'
import { useLazyContent } from './use-lazy-content.ts'

/** Changes the gift cards of the cart. Resolves to null, or to a text that says why the change failed. */
export type GiftCardChange = (context: Parameters<typeof applyGiftCard>[0]) => Promise<string | null>

const fetchSavedCards = () => import('./saved-gift-cards.tsx')

/**
 * The applied gift cards, those that the customer has saved, and a form for another one. Only the server knows the codes;
 * the page shows their last characters.
 */
export function GiftCardForm({ cartView }: { cartView: CartView }) {
  const { cart, state, t } = cartView
  const engine = useEngine()
  const isOnline = useOnline()
  const isCustomer = useSession().kind === 'customer'
  const saved = useLazyContent(fetchSavedCards, isCustomer)
  const { price } = useFormats()
  const [errorText, setErrorText] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const cards = state.giftCards
  if (!engine || !isOnline) return null
  async function run(change: GiftCardChange) {
    if (!engine) return false
    setBusy(true)
    const error = await openAccount(engine)
      .then(({ tasks }) => change({ engine, caller: tasks.silentCaller, cart }))
      .catch(() => '')
    setErrorText(error === '' ? t('something_went_wrong') : error)
    setBusy(false)
    return error === null
  }
  function apply(code: string) {
    if (code !== '') return run((context) => applyGiftCard(context, code))
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
            onClick={() => void run((context) => removeGiftCard(context, hint))}
            aria-label={t('checkout.gift_card_remove', { hint })}
          >
            {t('cart.remove_short')}
          </Button>
        </p>
      ))}
      {isCustomer && saved && saved !== 'unreachable' && (
        <saved.SavedGiftCards cartView={cartView} isBusy={isBusy} onChange={(change) => void run(change)} />
      )}
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
