import { useSyncExternalStore } from 'react'
import { useT } from '../i18n/text-context.tsx'
import { useEngine } from '../store/engine-context.ts'
import { useStore } from '../store/store-context.tsx'

const notSubscribed = () => () => {}

/**
 * Whether the visitor may see prices now. Page data can be older than a logout, so components ask before they show a price
 * from it. The server renders pages for guests.
 */
export function useSeesPrices(): boolean {
  const credentials = useEngine()?.credentials
  const { needGroupToken } = useStore().view.prices
  const hasGroup = useSyncExternalStore(
    credentials?.subscribe ?? notSubscribed,
    () => credentials?.get().groupToken != null,
    () => false,
  )
  return !needGroupToken || hasGroup
}

/** Class of elements for guests: they are hidden while the prices of a signed-in customer load (`setPricesPending`). */
export const hiddenWhilePricesLoad = 'in-data-[prices=pending]:hidden'

/** Shown instead of a price: asks guests of a trade store to log in. */
export function MissingPrice() {
  const t = useT()
  const seesPrices = useSeesPrices()
  const { needGroupToken } = useStore().view.prices
  return (
    <>
      <span className={hiddenWhilePricesLoad}>{t(seesPrices ? 'price.unknown' : 'trade.prices_after_login')}</span>
      {needGroupToken && <span className="hidden in-data-[prices=pending]:inline">{t('trade.prices_loading')}</span>}
    </>
  )
}
