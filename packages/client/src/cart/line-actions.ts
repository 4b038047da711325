import { checkQuantity, parseQuantity } from '@mantel/domain/cart'
import { shownQuantities } from '@mantel/domain/cart/sync'
import type { EngineView } from '../engine.ts'
import type { Online } from '../online.ts'
import { queueMutation, storeStock } from './actions.ts'
import { checkPurchase, hasOwnStock } from './adding/check-purchase.ts'
import type { Purchase } from './adding/purchase.ts'
import { toUnitAmounts } from './adding/to-unit-amounts.ts'
import type { AddOutcome, Cart } from './cart.ts'
import type { CartCalls } from './cart-calls.ts'
import type { CartNotices } from './cart-notices.ts'
import { cartLineKey } from './line-key.ts'
import type { LineProduct } from './line-product.ts'
import type { RecordChange, SharedRecord } from './shared-record.ts'

export type LineActionOptions = {
  shared: SharedRecord
  act(change: RecordChange): Promise<void>
  view: Pick<EngineView, 'prices' | 'i18n' | 'settings'>
  online: Online
  newId(): string
  notices: CartNotices
  availableQuantity: CartCalls['availableQuantity']
}

type Shopping = Pick<Cart, 'add' | 'setQuantity' | 'remove' | 'undo' | 'edit' | 'replace' | 'setStock' | 'checkStock'>

/** The shopper's actions on lines. */
export function createLineActions({
  shared,
  act,
  view,
  online,
  newId,
  notices,
  availableQuantity,
}: LineActionOptions): Shopping {
  let removed: { key: string; qty: number; goods: LineProduct }[] = []

  const quantities = () => shownQuantities(shared.visible.get().lines, shared.visible.get().queue)
  const goodsOf = (key: string) => shared.visible.get().goods[key]

  async function add(purchases: Purchase | readonly Purchase[], replacedKey?: string): Promise<AddOutcome> {
    const outcome: AddOutcome = { added: 0, blocking: [], warnings: [] }
    const canAsk = online.mayTry()
    const changes: RecordChange[] = []
    const already = quantities()
    const added = new Map<string, string>()
    const skuOf = (key: string) => added.get(key) ?? goodsOf(key)?.sku
    let last: { key: string; isNew: boolean } | null = null
    for (const purchase of Array.isArray(purchases) ? purchases : [purchases as Purchase]) {
      const key = cartLineKey(purchase.sku, purchase.typeId, purchase.productOption)
      const inCart = already.get(key) ?? 0
      const elsewhere = [...already].filter(([one]) => one !== key && skuOf(one) === purchase.sku)
      const held = { already: inCart, inOtherLines: elsewhere.reduce((sum, [, qty]) => sum + qty, 0), canAsk }
      const check = checkPurchase(purchase, held, view)
      outcome.blocking.push(...check.blocking)
      outcome.warnings.push(...check.warnings)
      if (!check.isAllowed) continue
      const id = newId()
      changes.push(queueMutation({ id, kind: 'add', key, qty: purchase.quantity }, goodsFrom(purchase, view)))
      if (replacedKey !== undefined)
        changes.push(queueMutation({ id: newId(), kind: 'remove', key: replacedKey, after: id }))
      already.set(key, inCart + purchase.quantity)
      added.set(key, purchase.sku)
      last = { key, isNew: inCart === 0 }
      outcome.added++
    }
    for (const message of outcome.blocking) notices.notify('error', message)
    for (const message of outcome.warnings) notices.notify('warning', message)
    if (!last) return outcome
    const confirmation = last.isNew ? 'product_added' : 'quantity_updated'
    if (canAsk) notices.confirmLater(last.key, confirmation)
    await act((record) => changes.reduce((next, change) => change(next), record))
    if (!canAsk) notices.confirm(confirmation)
    return outcome
  }

  async function setQuantity(key: string, qty: number): Promise<void> {
    const before = quantities().get(key)
    if (before === undefined || before === qty) return
    if (qty === 0) return remove(key)
    const { level } = goodsOf(key) ?? {}
    // The stored stock level may be old: online, the server decides.
    const refusal = level && !online.mayTry() ? checkQuantity(qty, level) : null
    if (refusal) return notices.notify('error', { key: refusal.code, params: refusal.params })
    if (parseQuantity(qty) === null) return notices.notify('error', { key: 'quantity_invalid' })
    if (online.mayTry()) notices.confirmLater(key, 'quantity_updated')
    const set = { id: newId(), kind: 'set', key, qty } as const
    const product = goodsOf(key) ?? null
    // Another page may have emptied the cart just now. The line still needs its product data to be sent.
    await act((record) => queueMutation(set, record.goods[key] ? null : product)(record))
  }

  async function remove(key: string): Promise<void> {
    const before = quantities()
    const keys = [key, ...childrenOf(key, before)].filter((one) => before.has(one))
    removed = keys.flatMap((one) => {
      const goods = goodsOf(one)
      return goods ? [{ key: one, qty: before.get(one) ?? 0, goods }] : []
    })
    const changes = keys.map((one) => queueMutation({ id: newId(), kind: 'remove', key: one }))
    await act((record) => changes.reduce((next, change) => change(next), record))
  }

  /** Removing a line also removes its children. The parts of a bundle are in its own line. */
  function childrenOf(key: string, shown: ReadonlyMap<string, number>): string[] {
    const parent = goodsOf(key)
    if (!parent || parent.typeId === 'bundle') return []
    return [...shown.keys()].filter((one) => {
      const goods = goodsOf(one)
      return one !== key && goods?.parentSku === parent.sku && goods.sku !== parent.sku
    })
  }

  async function applyStock(sku: string, isInStock: boolean): Promise<void> {
    const isRemoved = !isInStock && !view.settings.allowOutOfStockInCart && shared.stored().cartId === null
    await act(storeStock(sku, isInStock ? 'in_stock' : 'out_of_the_stock'))
    const keys = isRemoved ? [...quantities().keys()].filter((key) => goodsOf(key)?.sku === sku) : []
    for (const key of keys) await act(queueMutation({ id: newId(), kind: 'remove', key }))
  }

  return {
    add: (purchases) => add(purchases),
    setQuantity,
    remove,
    async undo() {
      const restored = removed
      removed = []
      if (restored.length === 0) return
      const changes = restored.map(({ key, qty, goods }) =>
        queueMutation({ id: newId(), kind: 'set', key, qty }, goods),
      )
      await act((record) => changes.reduce((next, change) => change(next), record))
    },
    edit(key) {
      const goods = goodsOf(key)
      const qty = quantities().get(key)
      if (!goods || qty === undefined) return null
      const { productId, parentSku, sku, path, productOption } = goods
      return { key, productId, parentSku, sku, path, selectedOptions: productOption, qty }
    },
    async replace(key, purchase) {
      const next = cartLineKey(purchase.sku, purchase.typeId, purchase.productOption)
      if (next === key) {
        await setQuantity(key, purchase.quantity)
        return { added: 1, blocking: [], warnings: [] }
      }
      return add(purchase, key)
    },
    async checkStock() {
      const parts = [...quantities().keys()]
        .flatMap((key) => goodsOf(key) ?? [])
        .filter(({ typeId }) => hasOwnStock(typeId))
      for (const sku of new Set(parts.map((goods) => goods.sku))) {
        const quantity = await availableQuantity(sku)
        const isMarked = parts.some((goods) => goods.sku === sku && goods.stock === 'out_of_the_stock')
        if (quantity === 0) await applyStock(sku, false)
        else if (quantity !== null && quantity !== 'lost' && isMarked) await applyStock(sku, true)
      }
    },
    setStock: applyStock,
  }
}

function goodsFrom(purchase: Purchase, view: Pick<EngineView, 'prices'>): LineProduct {
  const { quantity, errors, stock, unit, ...goods } = purchase
  return {
    ...goods,
    unit: unit ?? toUnitAmounts(purchase.price, view),
    stock: stock ? 'in_stock' : null,
    level: stock?.level,
  }
}
