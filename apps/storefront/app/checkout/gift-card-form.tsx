import { applyGiftCard, removeGiftCard } from '@mantel/client'
import { Button } from '@mantel/ui/action/button'
import { Field } from '@mantel/ui/form/field'
import { Disclosure } from '@mantel/ui/layout/disclosure'
import { type FormEvent, useState } from 'react'
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
  async function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const code = String(new FormData(form).get('giftCard') ?? '').trim()
    if (code === '') return setRefusal(t('gift_card_wrong'))
    if (await ask(() => applyGiftCard(asked, code))) form.reset()
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
      <Disclosure summary={t('checkout.gift_card')}>
        <form noValidate onSubmit={apply} className="flex items-end gap-3 pb-4">
          <Field
            className="min-w-0 flex-1"
            label={t('checkout.gift_card_code')}
            name="giftCard"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...(refusal !== null && { error: refusal })}
          />
          <Button type="submit" variant="quiet" busy={isBusy}>
            {t('cart.coupon_apply')}
          </Button>
        </form>
      </Disclosure>
    </>
  )
}
