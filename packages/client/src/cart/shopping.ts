import { shownQuantities } from '@mantel/domain/cart/sync'
import type { EngineView } from '../engine.ts'
import type { Online } from '../online.ts'
import { mutate, noteStock } from './actions.ts'
import { checkPurchase } from './adding/check-purchase.ts'
import type { Purchase } from './adding/purchase.ts'
import { unitOf } from './adding/unit-of.ts'
import type { AddOutcome, Cart } from './cart.ts'
import type { CartCalls } from './cart-calls.ts'
import type { Goods } from './goods.ts'
import { keyOfLine } from './line-key.ts'
import type { Reports } from './reports.ts'
import type { Change, SharedRecord } from './shared-record.ts'

export type ShoppingOptions = {
  shared: SharedRecord
  act(change: Change): Promise<void>
  view: Pick<EngineView, 'prices' | 'i18n' | 'settings'>
  online: Online
  newId(): string
  reports: Reports
  mostOf: CartCalls['mostOf']
}

type Shopping = Pick<Cart, 'add' | 'setQuantity' | 'remove' | 'undo' | 'edit' | 'replace' | 'noteStock' | 'checkStock'>

/** What a shopper does with lines. */
export function shopping({ shared, act, view, online, newId, reports, mostOf }: ShoppingOptions): Shopping {
  let removed: { key: string; qty: number; goods: Goods }[] = []

  const quantities = () => shownQuantities(shared.seen.get().lines, shared.seen.get().queue)
  const goodsOf = (key: string) => shared.seen.get().goods[key]

  async function add(given: Purchase | readonly Purchase[], instead?: string): Promise<AddOutcome> {
    const outcome: AddOutcome = { added: 0, blocking: [], warnings: [] }
    const canAsk = online.mayTry()
    const changes: Change[] = []
    const already = quantities()
    let last: { key: string; isNew: boolean } | null = null
    for (const purchase of Array.isArray(given) ? given : [given as Purchase]) {
      const key = keyOfLine(purchase.sku, purchase.typeId, purchase.productOption)
      const inCart = already.get(key) ?? 0
      const verdict = checkPurchase(purchase, { already: inCart, canAsk }, view)
      outcome.blocking.push(...verdict.blocking)
      outcome.warnings.push(...verdict.warnings)
      if (!verdict.isAllowed) continue
      const id = newId()
      changes.push(mutate({ id, kind: 'add', key, qty: purchase.quantity }, goodsFrom(purchase, view)))
      if (instead !== undefined) changes.push(mutate({ id: newId(), kind: 'remove', key: instead, after: id }))
      already.set(key, inCart + purchase.quantity)
      last = { key, isNew: inCart === 0 }
      outcome.added++
    }
    for (const message of outcome.blocking) reports.say('error', message)
    for (const message of outcome.warnings) reports.say('warning', message)
    if (!last) return outcome
    const confirmation = last.isNew ? 'product_added' : 'quantity_updated'
    if (canAsk) reports.await(last.key, confirmation)
    await act((record) => changes.reduce((next, change) => change(next), record))
    if (!canAsk) reports.confirm(confirmation)
    return outcome
  }

  async function setQuantity(key: string, qty: number): Promise<void> {
    const before = quantities().get(key)
    if (before === undefined || before === qty) return
    if (!Number.isSafeInteger(qty) || qty < 0) return reports.say('error', { key: 'quantity_invalid' })
    if (qty === 0) return remove(key)
    if (online.mayTry()) reports.await(key, 'quantity_updated')
    const set = { id: newId(), kind: 'set', key, qty } as const
    const seen = goodsOf(key) ?? null
    // Another page may have emptied the cart a moment ago: what the shopper sees and wants more of is not without a name then.
    await act((record) => mutate(set, record.goods[key] ? null : seen)(record))
  }

  async function remove(key: string): Promise<void> {
    const before = quantities()
    const keys = [key, ...childrenOf(key, before)].filter((one) => before.has(one))
    removed = keys.flatMap((one) => {
      const goods = goodsOf(one)
      return goods ? [{ key: one, qty: before.get(one) ?? 0, goods }] : []
    })
    const changes = keys.map((one) => mutate({ id: newId(), kind: 'remove', key: one }))
    await act((record) => changes.reduce((next, change) => change(next), record))
  }

  /** What belongs to a line goes with it. Parts of a bundle are in its own line. */
  function childrenOf(key: string, shown: ReadonlyMap<string, number>): string[] {
    const parent = goodsOf(key)
    if (!parent || parent.typeId === 'bundle') return []
    return [...shown.keys()].filter((one) => {
      const goods = goodsOf(one)
      return one !== key && goods?.parentSku === parent.sku && goods.sku !== parent.sku
    })
  }

  async function note(sku: string, isInStock: boolean): Promise<void> {
    const gone = !isInStock && !view.settings.allowOutOfStockInCart && shared.stored().cartId === null
    await act(noteStock(sku, isInStock ? 'in_stock' : 'out_of_the_stock'))
    const keys = gone ? [...quantities().keys()].filter((key) => goodsOf(key)?.sku === sku) : []
    for (const key of keys) await act(mutate({ id: newId(), kind: 'remove', key }))
  }

  return {
    add: (given) => add(given),
    setQuantity,
    remove,
    async undo() {
      const back = removed
      removed = []
      if (back.length === 0) return
      const changes = back.map(({ key, qty, goods }) => mutate({ id: newId(), kind: 'set', key, qty }, goods))
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
      const next = keyOfLine(purchase.sku, purchase.typeId, purchase.productOption)
      if (next === key) {
        await setQuantity(key, purchase.quantity)
        return { added: 1, blocking: [], warnings: [] }
      }
      return add(purchase, key)
    },
    async checkStock() {
      const parts = [...quantities().keys()]
        .flatMap((key) => goodsOf(key) ?? [])
        .filter(({ typeId }) => isCounted(typeId))
      for (const sku of new Set(parts.map((goods) => goods.sku))) {
        const most = await mostOf(sku)
        const isMarked = parts.some((goods) => goods.sku === sku && goods.stock === 'out_of_the_stock')
        if (most === 0) await note(sku, false)
        else if (most !== null && most !== 'lost' && isMarked) await note(sku, true)
      }
    },
    noteStock: note,
  }
}

/** Of sets the parts are counted, by the server. */
const isCounted = (typeId: Goods['typeId']) => typeId !== 'bundle' && typeId !== 'grouped' && typeId !== 'amgiftcard'

function goodsFrom(purchase: Purchase, view: Pick<EngineView, 'prices'>): Goods {
  const { quantity, errors, stock, unit, ...goods } = purchase
  return { ...goods, unit: unit ?? unitOf(purchase.price, view), stock: stock ? 'in_stock' : null }
}
