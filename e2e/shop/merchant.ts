import { runInShop } from '@mantel/shop/testing/run-in-shop'
import { expect } from 'vitest'
import { requestShop } from './request-shop.ts'
import { storeUrl } from './stores.ts'

export type Merchant = ReturnType<typeof merchantOf>

/** Commands of a merchant for the running shop (`npm run shop -- …`), in the default store. */
export function merchantOf({ port, dataDir }: { port: number; dataDir: string }) {
  const shop = (...words: string[]) => runInShop(dataDir, ...words)
  const inShop = async (sku: string) => {
    const request = encodeURIComponent(JSON.stringify({ query: { bool: { filter: { terms: { sku: [sku] } } } } }))
    const reply = await requestShop(
      storeUrl(port, 'default', `/api/catalog/catalog_default/product/_search?request=${request}`),
    )
    return JSON.parse(reply).hits.hits[0]?._source as { final_price_incl_tax: number; stock: { is_in_stock: boolean } }
  }
  return {
    /** Resolves when the API returns the new price. */
    async setPrice(sku: string, price: number): Promise<void> {
      await shop('price', sku, String(price), '--store', 'default')
      await expect.poll(async () => (await inShop(sku)).final_price_incl_tax).toBe(price)
    },
    /** Resolves when the API returns the new stock. */
    async setStock(sku: string, quantity: number): Promise<void> {
      await shop('stock', sku, String(quantity))
      await expect.poll(async () => (await inShop(sku)).stock.is_in_stock).toBe(quantity > 0)
    },
    /** The lines of an order with their options and amounts. */
    showOrder: (orderNumber: string) => shop('order', 'show', orderNumber),
    /** Writes the files that the buyer has uploaded into the folder. */
    writeFiles: (orderNumber: string, folder: string) => shop('order', 'files', orderNumber, folder),
    acceptRequest: (orderNumber: string) => shop('order', 'accept', orderNumber),
    cancelOrder: (orderNumber: string) => shop('order', 'cancel', orderNumber),
    async approve(email: string): Promise<void> {
      await shop('approve', 'customer', email, '--store', 'trade')
    },
    async refuse(email: string, reason: string): Promise<void> {
      await shop('refuse', 'customer', email, '--store', 'trade', '--reason', reason)
    },
    /** Imports a JSON file with pages, blocks or posts. */
    importContent: (type: string, file: string) => shop('import', file, '--type', type, '--store', 'default'),
    listMissingPages: (store: string) => shop('not-found', '--store', store, '--limit', '1000'),
    redirectMissingPage: (path: string, target: string, store: string) =>
      shop('not-found', 'redirect', path, '--to', target, '--store', store),
    listReviews: () => shop('review', 'list'),
    approveReview: (id: string) => shop('review', 'approve', id),
    /** The stored total of each order of the buyer with this e-mail address. */
    async totalsOf(email: string): Promise<string[]> {
      const lines = (await shop('order', 'list', '--limit', '200')).split('\n')
      return lines.filter((line) => line.endsWith(`  ${email}`)).map((line) => /[£€][\d.,]+/.exec(line)?.[0] ?? line)
    },
  }
}
