import type { Collection, Kept } from '../storage/collection.ts'
import { type CartRecord, emptyRecord } from './record.ts'

/** Where the record outlives the page. */
export type CartShelf = {
  /** null: there is none, or it cannot be read. */
  read(): Promise<CartRecord | null>
  write(record: CartRecord): Promise<Kept>
}

const keys = { cart: 'current-cart', token: 'current-cart-token', hash: 'current-cart-hash' } as const

/** Under the three names that the cart is known by; all of them change together or none does. */
export function storageShelf(collection: Collection<unknown>): CartShelf {
  return {
    async read() {
      const [cart, token, hash] = await Promise.all(
        [keys.cart, keys.token, keys.hash].map((key) => collection.get(key, { fresh: true, patient: true })),
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

/** A page without a disk. */
export function memoryShelf(): CartShelf {
  let kept: CartRecord | null = null
  return {
    read: async () => kept,
    async write(record) {
      kept = record
      return 'memory'
    },
  }
}

function isCart(value: unknown): value is Partial<CartRecord> {
  const cart = value as Partial<CartRecord> | null
  return typeof cart?.revision === 'number' && Array.isArray(cart.lines) && Array.isArray(cart.queue)
}
