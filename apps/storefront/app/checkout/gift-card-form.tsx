import { applyGiftCard, removeGiftCard } from '@mantel/client'
import { Button } from '@mantel/ui/action/button'
import { useState } from 'react'
import { CodeForm } from '../cart/code-form.tsx'
import { useFormats } from '../i18n/text-context.tsx'
import { useOnline } from '../order/use-online.ts'
import type { ShownOrdering } from '../order/use-ordering.ts'
import { useEngine } from '../place/engine-context.ts'

/** Gift cards that are to pay, and the place for one more. Their codes stay at the shop: here they are known by their end. */
export function GiftCardForm({ shown }: { shown: ShownOrdering }) {
  const { cart, account, t, cartState } = shown
  const engine = useEngine()
  const isOnline = useOnline()
  const { price } = useFormats()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const cards = cartState.giftCards
  if (!engine || !isOnline) return null
  const asked = { engine, caller: account.tasks.caller, cart }
  async function ask(work: () => Promise<string | null>) {
    setBusy(true)
    const said = await work()
    setRefusal(said === '' ? t('something_went_wrong') : said)
    setBusy(false)
    return said === null
  }
  function apply(code: string) {
    if (code !== '') return ask(() => applyGiftCard(asked, code))
    setRefusal(t('gift_card_wrong'))
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
            onClick={() => void ask(() => removeGiftCard(asked, hint))}
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
        error={refusal}
        isBusy={isBusy}
        onCode={apply}
      />
    </>
  )
}
