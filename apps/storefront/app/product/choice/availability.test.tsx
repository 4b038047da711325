import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { dictionary } from '../../i18n/en-GB/dictionary.ts'
import { TextProvider } from '../../i18n/text-context.tsx'
import type { CurrentStore } from '../../store/current-store.ts'
import { StoreProvider } from '../../store/store-context.tsx'
import { Availability } from './availability.tsx'

const priceFormat = { pattern: '{sign}{amount}', decimal: '.', group: ',', fractionDigits: 2 }
const i18n = {
  defaultLocale: 'en-GB',
  currencyCode: 'GBP',
  currencySign: '£',
  priceFormat,
  dateFormat: 'DD/MM/YYYY',
  timeZone: 'UTC',
}
const view = { i18n, prices: { shown: 'gross' }, shipping: { methods: [] } }
const store = { view } as unknown as CurrentStore

function render(isChecking: boolean): string {
  const stock = { state: 'in-stock', left: null, availableFrom: null } as Parameters<typeof Availability>[0]['stock']
  return renderToString(
    <StoreProvider store={store}>
      <TextProvider dictionary={dictionary} i18n={i18n}>
        <Availability stock={stock} typeId="simple" isChecking={isChecking} />
      </TextProvider>
    </StoreProvider>,
  )
}

it('announces a stock check while it runs, in place of the last known stock', () => {
  expect(render(true)).toContain('Stock check in progress, please wait...')
  expect(render(false)).not.toContain('Stock check in progress')
})
