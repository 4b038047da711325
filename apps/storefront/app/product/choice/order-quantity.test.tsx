import { noSaleLimit } from '@mantel/domain/cart'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { dictionary } from '../../i18n/en-GB/dictionary.ts'
import { TextProvider } from '../../i18n/text-context.tsx'
import { OrderQuantity } from './order-quantity.tsx'

const i18n = {
  defaultLocale: 'en-GB',
  currencyCode: 'GBP',
  currencySign: '£',
  priceFormat: { pattern: '{sign}{amount}', decimal: '.', group: ',', fractionDigits: 2 },
  dateFormat: 'DD/MM/YYYY',
  timeZone: 'UTC',
}

function render(minimum: number, pack: number): string {
  const level = { available: 100, isInStock: true, isCounted: true, minimum, maximum: noSaleLimit, pack }
  return renderToString(
    <TextProvider dictionary={dictionary} i18n={i18n}>
      <OrderQuantity level={level} />
    </TextProvider>,
  )
}

it.each([
  { minimum: 1, pack: 1, text: '' },
  { minimum: 1, pack: 6, text: 'Order in multiples of 6' },
  { minimum: 4, pack: 1, text: 'Minimum order: 4' },
  { minimum: 10, pack: 6, text: 'Order in multiples of 6 · Minimum order: 12' },
])('names what can be ordered with a minimum of $minimum and a pack of $pack', ({ minimum, pack, text }) => {
  expect(render(minimum, pack).replace(/<[^>]*>/g, '')).toBe(text)
})
