import type { CartCalls, SentItem } from '@mantel/client'
import { expect, test } from 'vitest'
import { memoryServer } from './testing/cart-histories/cart-server.ts'
import { history, stock } from './testing/cart-histories/history.ts'
import { runHistory } from './testing/cart-histories/run-history.ts'
import { loadTestStores } from './testing/load-test-stores.ts'

/** By its name: those of a login have one in common. */
const isBrought = ({ mutation_id = '' }: SentItem) => /-\d+$/.test(mutation_id)

/**
 * What a cart could get wrong, done to the calls of one that does not: histories that pass these by prove nothing.
 * from: a seed shortly before the first that tells, where that is far off.
 */
const faults: Record<string, { from?: number; within: number; through: (calls: CartCalls) => CartCalls }> = {
  'a quantity is sent as so many more, of what never ends': {
    within: 20,
    through: (calls) => ({
      ...calls,
      update: (cart, { item_id, ...item }) =>
        calls.update(cart, item.sku in stock && item_id !== undefined ? { ...item, item_id } : item),
    }),
  },
  'more is sent as so many in all': {
    within: 60,
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
  'what had no answer is sent again under another name': {
    within: 20,
    through(calls) {
      let count = 0
      return {
        ...calls,
        update: (cart, item) => calls.update(cart, { ...item, mutation_id: `${item.mutation_id}-${count++}` }),
      }
    },
  },
  'an add is taken for done before it is sent': {
    within: 20,
    through: (calls) => ({
      ...calls,
      update: async (cart, item) =>
        item.item_id === undefined && item.qty % 7 === 0
          ? { code: 200, result: { ...item, item_id: item.qty } }
          : calls.update(cart, item),
    }),
  },
  'a removal is taken for done before it is sent': {
    within: 60,
    through: (calls) => ({ ...calls, delete: async () => ({ code: 200, result: true }) }),
  },
  'a removal takes the line that somebody put there anew': {
    from: 701,
    within: 100,
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
  'what a guest brings along comes twice': {
    within: 20,
    through: (calls) => ({
      ...calls,
      async update(cart, item) {
        if (isBrought(item)) await calls.update(cart, { ...item, mutation_id: `${item.mutation_id}-again` })
        return calls.update(cart, item)
      },
    }),
  },
  'what a guest brings along is lost': {
    within: 20,
    through: (calls) => ({
      ...calls,
      update: async (cart, item) =>
        isBrought(item) ? { code: 200, result: { ...item, item_id: item.qty } } : calls.update(cart, item),
    }),
  },
  'what is refused is tried for ever': {
    within: 60,
    through: (calls) => ({
      ...calls,
      async update(cart, item) {
        const reply = await calls.update(cart, item)
        return reply !== 'lost' && reply.code === 400 ? 'lost' : reply
      },
    }),
  },
  'of what a guest brings along one too few comes': {
    within: 200,
    through: (calls) => ({
      ...calls,
      async mostOf(sku) {
        const most = await calls.mostOf(sku)
        return typeof most === 'number' ? most - 1 : most
      },
    }),
  },
  'nothing comes of what a guest brings along, if there is not enough': {
    from: 3001,
    within: 100,
    through: (calls) => ({
      ...calls,
      async mostOf(sku) {
        await calls.mostOf(sku)
        return null
      },
    }),
  },
}

test.for(Object.entries(faults))('histories of carts tell when %s', async ([, { from = 1, within, through }]) => {
  const { views } = await loadTestStores()
  const view = views.find(({ code }) => code === 'default')!
  let found: number | null = null
  for (let seed = from; seed < from + within && found === null; seed++)
    if ((await runHistory(history(seed), memoryServer(stock), view, through)) !== null) found = seed
  expect(found).not.toBeNull()
})
