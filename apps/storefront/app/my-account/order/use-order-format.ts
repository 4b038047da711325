import { type CustomerOrder, type CustomerOrderView, customerOrderView } from '@mantel/client'
import { formatPrice } from '@mantel/domain/money'
import { useStore } from '../../store/store-context.tsx'

/** Reads orders with or without tax, as this store shows prices. Formats amounts in the currency in which the order was paid. */
export function useOrderFormat() {
  const { i18n, prices } = useStore().view
  return {
    isGross: prices.shown === 'gross',
    read: (order: CustomerOrder): CustomerOrderView =>
      customerOrderView(order, prices.shown, i18n.priceFormat.fractionDigits),
    price(amount: number, currencyCode: string): string {
      const currencySign =
        currencyCode === i18n.currencyCode ? i18n.currencySign : signOf(currencyCode, i18n.defaultLocale)
      return formatPrice(amount, { ...i18n, currencyCode, currencySign })
    },
  }
}

/** The currency sign for orders of another store view of the website, which may have another currency. */
function signOf(currency: string, locale: string): string {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  return parts.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
}
