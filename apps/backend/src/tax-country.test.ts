import { expect, it } from 'vitest'
import { withTestDb } from './platform/db/testing.ts'
import { recordingLog } from './platform/http/testing.ts'
import { stores } from './store/testing.ts'
import { buildTestApp } from './testing/test-app.ts'

withTestDb('tax country', (_getDb, getConnection) => {
  it('logs which store views have no country for taxes', async () => {
    const { log, lines } = recordingLog()
    const views = stores.views.map((view) =>
      view.code === 'it' ? { ...view, tax: { ...view.tax, isCountryMissing: true } } : view,
    )
    const app = await buildTestApp(getConnection(), { stores: { ...stores, views }, log })
    await app.close()
    expect(lines.filter(({ message }) => message?.includes('tax.defaultCountry'))).toEqual([
      {
        level: 'error',
        details: { storeCode: 'it' },
        message: 'Please do set the tax.defaultCountry in order to calculate totals',
      },
    ])
  })
})
