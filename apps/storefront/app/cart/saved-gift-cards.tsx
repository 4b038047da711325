import { type Account, applySavedGiftCard, type GiftCardClaim, listGiftCardClaims } from '@mantel/client'
import { toMinorUnits } from '@mantel/domain/money'
import { Button } from '@mantel/ui/action/button'
import { useEffect, useState } from 'react'
import { useAccount } from '../account/use-account.ts'
import { useFormats } from '../i18n/text-context.tsx'
import { useStore } from '../store/store-context.tsx'
import type { GiftCardChange } from './gift-card-form.tsx'
import type { CartView } from './use-cart.ts'

type Props = { cartView: CartView; isBusy: boolean; onChange(change: GiftCardChange): void }

/** The customer's saved gift cards that can still be used and are not applied to the cart. Renders nothing if there are none. */
export function SavedGiftCards({ cartView: { state, t }, isBusy, onChange }: Props) {
  const openAccount = useAccount()
  const { price } = useFormats()
  const { fractionDigits } = useStore().view.i18n.priceFormat
  const [claims, setClaims] = useState<readonly GiftCardClaim[]>([])
  useEffect(() => {
    let isMounted = true
    const showClaims = (found: readonly GiftCardClaim[]) => isMounted && setClaims(found)
    // A list that cannot be loaded is left out: the shopper can type a code into the form below.
    openAccount()
      .then(listUsable)
      .then(showClaims, () => {})
    return () => {
      isMounted = false
    }
  }, [openAccount])
  const applied = new Set(state.giftCards.map(({ hint }) => hint))
  const offered = claims.filter(({ code }) => !applied.has(code))
  return offered.map(({ id, code, balance }) => (
    <p key={id} className="flex flex-wrap items-center justify-between gap-3 py-2" data-saved-card={code}>
      <span>
        {t('checkout.gift_card_applied', { hint: code, balance: price(toMinorUnits(balance, fractionDigits)) })}
      </span>
      <Button
        variant="quiet"
        size="small"
        busy={isBusy}
        onClick={() => onChange((context) => applySavedGiftCard(context, id))}
        aria-label={t('checkout.gift_card_use_named', { hint: code })}
      >
        {t('checkout.gift_card_use')}
      </Button>
    </p>
  ))
}

async function listUsable(account: Account): Promise<readonly GiftCardClaim[]> {
  const loaded = await listGiftCardClaims(account)
  return loaded.ok ? loaded.claims.filter(({ usable }) => usable) : []
}
