import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { dictionary } from '../i18n/en-GB/dictionary.ts'
import { loadBuyingTranslator } from '../i18n/load-buying-translator.ts'
import { TextProvider } from '../i18n/text-context.tsx'
import type { CurrentStore } from '../store/current-store.ts'
import { StoreProvider } from '../store/store-context.tsx'
import { OrderDetails } from './order-details.tsx'
import type { OrderView } from './order-view.ts'

const priceFormat = { pattern: '{sign}{amount}', decimal: '.', group: ',', fractionDigits: 2 }
const segment = (code: string, value: number) => ({ code, title: null, value, gross: value })
const order = {
  lines: [],
  paymentTitle: null,
  totals: { couponCode: null, grandTotal: 1200, taxAmount: 200 },
  segments: [segment('subtotal', 1000), segment('tax', 200), segment('grand_total', 1200)],
} as unknown as OrderView

it.each([
  ['en-GB', 'Subtotal', 'VAT'],
  ['de-DE', 'Zwischensumme', 'MwSt.'],
  ['it-IT', 'Subtotale', 'IVA'],
])('names totals that were computed offline, in %s', async (defaultLocale, subtotal, tax) => {
  const i18n = {
    defaultLocale,
    currencyCode: 'GBP',
    currencySign: '£',
    priceFormat,
    dateFormat: 'DD/MM/YYYY',
    timeZone: 'UTC',
  }
  const store = { view: { i18n, prices: { shown: 'net' } } } as unknown as CurrentStore
  const html = renderToString(
    <StoreProvider store={store}>
      <TextProvider dictionary={dictionary} i18n={i18n}>
        <OrderDetails t={await loadBuyingTranslator(i18n)} order={order} />
      </TextProvider>
    </StoreProvider>,
  )
  const names = [...html.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, name]) => name)
  expect(names.slice(0, 2)).toEqual([subtotal, tax])
})
