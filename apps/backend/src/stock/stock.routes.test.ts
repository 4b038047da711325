import type { StockItem } from '@mantel/contract'
import { resolveStore } from '@mantel/domain/store'
import { expect, it, vi } from 'vitest'
import type { Db } from '../platform/db/index.ts'
import { buildHttp } from '../platform/http/build-http.ts'
import { stores } from '../store/testing.ts'
import type { StockSource } from './list-stock.ts'
import { stockHandlers } from './stock.routes.ts'

const log = { debug() {}, info() {}, warn: vi.fn(), error() {} }

const item = (product_id: number, qty: number): StockItem => ({
  product_id,
  stock_id: 1,
  qty,
  is_in_stock: qty > 0,
  is_qty_decimal: false,
  min_qty: 0,
  min_sale_qty: 1,
  max_sale_qty: 100,
  backorders: 0,
  manage_stock: true,
  notify_stock_qty: 1,
  qty_increments: 1,
  enable_qty_increments: false,
  low_stock_date: null,
})
const stockItems = new Map([
  ['CLK-1', item(1, 5)],
  ['A/B C', item(2, 0)],
])
const source: StockSource = {
  read: async (_, skus) => new Map([...stockItems].filter(([sku]) => skus.includes(sku))),
  readIndexed: async () => null,
}

function fetchStock(url: string, stock = source) {
  const app = buildHttp({
    handlers: stockHandlers(stock),
    resolveView: (where) => resolveStore(stores, where).view,
    // An empty object is enough as the database: the handlers only pass it on.
    createContext: (base) => ({ ...base, db: {} as Db, now: () => new Date() }),
    log,
    version: '0',
    verifyResults: true,
  })
  return app.inject({ url }).then((reply) => [reply.statusCode, reply.json().result])
}

it('reads one SKU from the query or the path', async () => {
  expect(await fetchStock('/api/stock/check?sku=CLK-1')).toMatchObject([200, stockItems.get('CLK-1')])
  expect(await fetchStock('/api/stock/check/CLK-1?token=')).toMatchObject([200, stockItems.get('CLK-1')])
  expect(await fetchStock('/api/stock/check/A%2FB%20C')).toMatchObject([200, stockItems.get('A/B C')])
})

it('answers all fields of a stock item and keeps imported ones', async () => {
  const imported = { ...item(3, 1), use_config_backorders: false }
  const read: StockSource['read'] = async () => new Map([['CLK-3', imported]])
  for (const call of ['check?sku=', 'list?skus=']) {
    const [, result] = await fetchStock(`/api/stock/${call}CLK-3`, { ...source, read })
    expect([result].flat()[0]).toEqual({
      ...imported,
      item_id: 3,
      use_config_min_qty: true,
      use_config_min_sale_qty: true,
      use_config_max_sale_qty: true,
      use_config_notify_stock_qty: true,
      use_config_qty_increments: true,
      use_config_enable_qty_inc: true,
      use_config_manage_stock: true,
      show_default_notification_message: false,
      is_decimal_divided: false,
      stock_status_changed_auto: 0,
    })
  }
})

it('lists stock in the requested order, including duplicates', async () => {
  const [status, items] = await fetchStock('/api/stock/list?skus=A%2FB%20C,CLK-1,A%2FB%20C')
  expect([status, items.map((one: StockItem) => one.product_id)]).toEqual([200, [2, 1, 2]])
})

it.each([
  ['/api/stock/check', 400, 'sku parameter is required'],
  ['/api/stock/check?sku=', 400, 'sku parameter is required'],
  ['/api/stock/list', 400, 'skus parameter is required'],
  ['/api/stock/list?skus=,,', 400, 'skus parameter is required'],
  ['/api/stock/check?sku=NO', 404, { errorMessage: 'No stock information for given sku', code: 404 }],
  ['/api/stock/list?skus=CLK-1,NO', 404, { errorMessage: 'No stock information for given sku', code: 404 }],
  [`/api/stock/list?skus=${'x,'.repeat(201)}`, 400, 'You can request at most 200 SKUs at once.'],
])('answers %s with %d', async (url, code, result) => {
  expect(await fetchStock(url)).toEqual([code, result])
})

it('answers from the index while the database is down, and with 500 for SKUs that are not indexed', async () => {
  const unavailable: StockSource = {
    read: () => Promise.reject(new Error('connection lost')),
    readIndexed: async (view, sku) => (view.code === 'default' && sku === 'CLK-1' ? item(1, 4) : null),
  }
  expect(await fetchStock('/api/stock/check?sku=CLK-1', unavailable)).toMatchObject([200, item(1, 4)])
  expect((await fetchStock('/api/stock/check?sku=NO', unavailable))[0]).toBe(500)
  expect((await fetchStock('/api/stock/list?skus=CLK-1,NO', unavailable))[0]).toBe(500)
})
