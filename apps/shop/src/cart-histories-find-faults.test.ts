import type { CartCalls, CartItemInput } from '@mantel/client'
import { expect, it } from 'vitest'
import { createMemoryServer } from './testing/cart-histories/cart-server.ts'
import { createHistory, stock } from './testing/cart-histories/history.ts'
import { testedSeeds } from './testing/cart-histories/run-histories.ts'
import { runHistory } from './testing/cart-histories/run-history.ts'
import { loadTestStores } from './testing/load-test-stores.ts'

/** Recognises items that were merged from a guest's cart at login: their cart mutation id ends in '-<number>'. */
const isMerged = ({ mutation_id = '' }: CartItemInput) => /-\d+$/.test(mutation_id)

/**
 * Mutation tests: each entry injects a fault into the calls of a correct cart, and the histories must detect it.
 * The search covers the histories that `npm test` runs. `from` is the first seed to try, to save time.
 */
const faults: Record<string, { from?: number; through: (calls: CartCalls) => CartCalls }> = {
  'an absolute quantity is sent as an addition for a product with unlimited stock': {
    through: (calls) => ({
      ...calls,
      update: (cart, { item_id, ...item }) =>
        calls.update(cart, item.sku in stock && item_id !== undefined ? { ...item, item_id } : item),
    }),
  },
  'an addition is sent as an absolute quantity': {
    through(calls) {
      const seen = new Map<string, { item_id: number; qty: number }>()
      return {
        ...calls,
        async update(cart, item) {
          const line = item.item_id === undefined ? seen.get(item.sku) : undefined
          const reply = await calls.update(
            cart,
            line ? { ...item, item_id: line.item_id, qty: line.qty + item.qty } : item,
          )
          if (reply !== 'lost' && reply.code === 200) seen.set(item.sku, reply.result as typeof line & {})
          return reply
        },
      }
    },
  },
  'a repeated call gets a new mutation id': {
    through(calls) {
      let count = 0
      return {
        ...calls,
        update: (cart, item) => calls.update(cart, { ...item, mutation_id: `${item.mutation_id}-${count++}` }),
      }
    },
  },
  'an addition is reported as done without being sent': {
    through: (calls) => ({
      ...calls,
      update: async (cart, item) =>
        item.item_id === undefined && item.qty % 7 === 0
          ? { code: 200, result: { ...item, item_id: item.qty } }
          : calls.update(cart, item),
    }),
  },
  'a removal is reported as done without being sent': {
    through: (calls) => ({ ...calls, delete: async () => ({ code: 200, result: true }) }),
  },
  'a removal deletes a line that another device has added since': {
    from: 701,
    through: (calls) => ({
      ...calls,
      async delete(cart, item) {
        const reply = await calls.pull(cart)
        const lines = reply !== 'lost' && reply.code === 200 ? (reply.result as (typeof item)[]) : []
        const item_id = lines.find(({ sku }) => sku === item.sku)?.item_id ?? item.item_id
        return calls.delete(cart, { ...item, item_id })
      },
    }),
  },
  'an item of a guest cart is merged twice': {
    through: (calls) => ({
      ...calls,
      async update(cart, item) {
        if (isMerged(item)) await calls.update(cart, { ...item, mutation_id: `${item.mutation_id}-again` })
        return calls.update(cart, item)
      },
    }),
  },
  'an item of a guest cart is lost in the merge': {
    through: (calls) => ({
      ...calls,
      update: async (cart, item) =>
        isMerged(item) ? { code: 200, result: { ...item, item_id: item.qty } } : calls.update(cart, item),
    }),
  },
  'a rejected change is retried forever': {
    through: (calls) => ({
      ...calls,
      async update(cart, item) {
        const reply = await calls.update(cart, item)
        return reply !== 'lost' && reply.code === 400 ? 'lost' : reply
      },
    }),
  },
  'the merge of a guest cart brings one piece too few': {
    through: (calls) => ({
      ...calls,
      async availableQuantity(sku) {
        const most = await calls.availableQuantity(sku)
        return typeof most === 'number' ? most - 1 : most
      },
    }),
  },
  'the merge of a guest cart brings nothing if stock is short': {
    from: 3001,
    through: (calls) => ({
      ...calls,
      async availableQuantity(sku) {
        await calls.availableQuantity(sku)
        return null
      },
    }),
  },
}

it.for(Object.entries(faults))('detects that %s', async ([, { from = 1, through }]) => {
  const { views } = await loadTestStores()
  const view = views.find(({ code }) => code === 'default')!
  let found: number | null = null
  for (const seed of testedSeeds)
    if (seed >= from && found === null)
      if ((await runHistory(createHistory(seed), createMemoryServer(stock), view, through)) !== null) found = seed
  expect(found).not.toBeNull()
})
