import type { AgreedLine } from '@mantel/domain/cart/sync'
import { hashText } from '../catalog/hash-text.ts'
import type { Collection, StoredIn } from '../storage/collection.ts'
import { type CartRecord, emptyRecord } from './record.ts'

/** Storage of the record beyond the life of a page. */
export type CartStorage = {
  /** null: there is no record, or it cannot be read. */
  read(): Promise<CartRecord | null>
  write(record: CartRecord): Promise<StoredIn>
}

const keys = { cart: 'current-cart', token: 'current-cart-token', hash: 'current-cart-hash' } as const

/** A line that the server has confirmed, with the field names of the specification. */
type StoredLine = {
  key: string
  sku: string
  server_item_id: number
  server_cart_id: string | null
  /** The quantity that is restored when the server refuses a change. */
  prev_qty: number
  /** Checksum of the line's options. */
  checksum: string
}

type StoredCart = Partial<CartRecord> & {
  cartItems?: readonly StoredLine[]
  /** The revision of the record that cartItems belong to. */
  cartItemsRevision?: number
}

/** Stores the record under three keys, which are written together or not at all. */
export function createCartStorage(collection: Collection<unknown>): CartStorage {
  return {
    async read() {
      const [cart, token, hash] = await Promise.all(
        [keys.cart, keys.token, keys.hash].map((key) => collection.get(key, { fresh: true, waitForSlowDisk: true })),
      )
      if (!isCart(cart)) return null
      const { cartItems, cartItemsRevision, ...stored } = cart
      const record: CartRecord = {
        ...emptyRecord,
        ...stored,
        cartId: (token ?? null) as string | null,
        hash: (hash ?? null) as string | null,
      }
      // An earlier build changes `lines` but copies cartItems unchanged: if the revisions differ, cartItems are outdated.
      const isCurrent = cartItemsRevision === undefined || cartItemsRevision === record.revision
      return cartItems && isCurrent ? withLines(record, cartItems) : record
    },
    write({ cartId, hash, lines, ...cart }) {
      const cartItems = lines.map(({ key, itemId, qty }): StoredLine => {
        const { sku = '', productOption = null } = cart.goods[key] ?? {}
        const checksum = lineChecksum(productOption)
        return { key, sku, server_item_id: itemId, server_cart_id: cartId, prev_qty: qty, checksum }
      })
      return collection.setMany([
        // `lines` is for the previous build and its service worker. Remove it after the next release.
        [keys.cart, { ...cart, lines, cartItems, cartItemsRevision: cart.revision } satisfies StoredCart],
        [keys.token, cartId],
        [keys.hash, hash],
      ])
    },
  }
}

/**
 * Drops damaged lines, whose options do not match their checksum. Without a hash, the next run pulls the server's
 * lines.
 */
function withLines(record: CartRecord, stored: readonly StoredLine[]): CartRecord {
  const intact = stored.filter(
    ({ key, checksum }) => checksum === lineChecksum(record.goods[key]?.productOption ?? null),
  )
  const lines = intact.map(({ key, server_item_id, prev_qty }): AgreedLine => {
    return { key, itemId: server_item_id, qty: prev_qty }
  })
  return intact.length === stored.length ? { ...record, lines } : { ...record, lines, hash: null }
}

const lineChecksum = (option: unknown) => hashText(JSON.stringify(option))

/** Used by a page without persistent storage. */
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

/** Earlier builds stored `lines` without `cartItems`. */
function isCart(value: unknown): value is StoredCart {
  const cart = value as StoredCart | null
  const hasLines = Array.isArray(cart?.cartItems) || Array.isArray(cart?.lines)
  return typeof cart?.revision === 'number' && hasLines && Array.isArray(cart.queue)
}
