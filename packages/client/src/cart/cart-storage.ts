import type { Collection, StoredIn } from '../storage/collection.ts'
import { type CartRecord, emptyRecord } from './record.ts'

/** Storage of the record beyond the life of a page. */
export type CartStorage = {
  /** null: there is no record, or it cannot be read. */
  read(): Promise<CartRecord | null>
  write(record: CartRecord): Promise<StoredIn>
}

const keys = { cart: 'current-cart', token: 'current-cart-token', hash: 'current-cart-hash' } as const

/** Stores the record under three keys, which are written together or not at all. */
export function createCartStorage(collection: Collection<unknown>): CartStorage {
  return {
    async read() {
      const [cart, token, hash] = await Promise.all(
        [keys.cart, keys.token, keys.hash].map((key) => collection.get(key, { fresh: true, waitForSlowDisk: true })),
      )
      if (!isCart(cart)) return null
      return {
        ...emptyRecord,
        ...cart,
        cartId: (token ?? null) as string | null,
        hash: (hash ?? null) as string | null,
      }
    },
    write({ cartId, hash, ...cart }) {
      return collection.setMany([
        [keys.cart, cart],
        [keys.token, cartId],
        [keys.hash, hash],
      ])
    },
  }
}

/** For a page without persistent storage. */
export function createMemoryCartStorage(): CartStorage {
  let stored: CartRecord | null = null
  return {
    read: async () => stored,
    async write(record) {
      stored = record
      return 'memory'
    },
  }
}

function isCart(value: unknown): value is Partial<CartRecord> {
  const cart = value as Partial<CartRecord> | null
  return typeof cart?.revision === 'number' && Array.isArray(cart.lines) && Array.isArray(cart.queue)
}
