import { checkQuantity, parseQuantity } from '@mantel/domain/cart'
import { shownQuantities } from '@mantel/domain/cart/sync'
import type { EngineView } from '../engine.ts'
import type { EngineEvents } from '../engine-events.ts'
import type { Online } from '../online.ts'
import { queueMutation, queueReplacement, withAdditionId } from './actions.ts'
import { checkPurchase, hasOwnStock } from './adding/check-purchase.ts'
import type { Purchase } from './adding/purchase.ts'
import { toUnitAmounts } from './adding/to-unit-amounts.ts'
import type { AddOutcome, Cart } from './cart.ts'
import type { CartNotices } from './cart-notices.ts'
import { cartLineKey } from './line-key.ts'
import type { LineProduct } from './line-product.ts'
import type { RecordChange, SharedRecord } from './shared-record.ts'
import type { StockChecks } from './stock-checks.ts'

export type LineActionOptions = {
  shared: SharedRecord
  act(change: RecordChange): Promise<void>
  view: Pick<EngineView, 'prices' | 'i18n' | 'settings'>
  online: Online
  newId(): string
  notices: CartNotices
  stock: StockChecks
  events?: EngineEvents | undefined
}

/** Stock checks that run at the same time when a cart is opened. */
const maxParallelChecks = 4

type AddOptions = { replacedKey?: string; id?: string | undefined }

type Shopping = Pick<Cart, 'add' | 'setQuantity' | 'remove' | 'undo' | 'edit' | 'replace' | 'setStock' | 'checkStock'>

/** The shopper's actions on lines. */
export function createLineActions(options: LineActionOptions): Shopping {
  const { shared, act, view, online, newId, notices, stock, events } = options
  let removed: { key: string; qty: number; goods: LineProduct }[] = []
  /** Number of quantity changes requested so far, by line key. */
  const quantityRequests = new Map<string, number>()

  const quantities = () => shownQuantities(shared.visible.get().lines, shared.visible.get().queue)
  const goodsOf = (key: string) => shared.visible.get().goods[key]

  const keyOf = ({ sku, typeId, productOption }: Purchase) => cartLineKey(sku, typeId, productOption)

  /** Units of the product in other lines, without the line that is being replaced. */
  function countElsewhere(sku: string, key: string, replacedKey?: string): number {
    const isOther = (one: string) => one !== key && one !== replacedKey && goodsOf(one)?.sku === sku
    const others = [...quantities()].filter(([one]) => isOther(one))
    return others.reduce((sum, [, qty]) => sum + qty, 0)
  }

  function wantedQuantity(purchase: Purchase, replacedKey?: string) {
    const { sku, quantity } = purchase
    const key = keyOf(purchase)
    const inLine = (quantities().get(key) ?? 0) + quantity
    return { sku, quantity: inLine, elsewhere: countElsewhere(sku, key, replacedKey), level: purchase.stock?.level }
  }

  const mayBeTooMany = (purchase: Purchase, replacedKey?: string) =>
    hasOwnStock(purchase.typeId) &&
    (purchase.stock?.level.isInStock ?? true) &&
    !view.settings.allowOutOfStockInCart &&
    stock.mayBeTooMany(wantedQuantity(purchase, replacedKey))

  /** Reduces the purchase to the largest quantity that the server sells now. The stock on the page may be outdated. */
  async function fit(purchase: Purchase, outcome: AddOutcome, replacedKey?: string): Promise<Purchase> {
    if (!mayBeTooMany(purchase, replacedKey)) return purchase
    const wanted = wantedQuantity(purchase, replacedKey)
    const fitted = await stock.fit(wanted)
    const quantity = purchase.quantity - (wanted.quantity - fitted.quantity)
    const current = { ...purchase, stock: withAvailable(purchase.stock, fitted.available) }
    if (!fitted.reason) return current
    if (quantity <= 0) return { ...current, errors: [...purchase.errors, fitted.reason] }
    outcome.warnings.push(fitted.reason)
    return { ...current, quantity }
  }

  async function add(given: Purchase | readonly Purchase[], { replacedKey, id }: AddOptions = {}): Promise<AddOutcome> {
    const outcome: AddOutcome = { added: 0, blocking: [], warnings: [], stockChecked: Promise.resolve() }
    const canAsk = online.mayTry()
    let purchases: readonly Purchase[] = Array.isArray(given) ? given : [given as Purchase]
    // Waits for the server only if a single purchase may exceed the stock. All other lines are shown before any reply.
    if (canAsk && purchases.length === 1 && purchases.some((one) => mayBeTooMany(one, replacedKey)))
      purchases = [await fit(purchases[0] as Purchase, outcome, replacedKey)]
    if (id !== undefined && shared.visible.get().additions.includes(id)) return { ...outcome, warnings: [] }
    const changes: RecordChange[] = []
    const lines: Purchase[] = []
    const inCartByKey = quantities()
    if (replacedKey !== undefined) inCartByKey.delete(replacedKey)
    const added = new Map<string, string>()
    const skuOf = (key: string) => added.get(key) ?? goodsOf(key)?.sku
    let last: { key: string; isNew: boolean } | null = null
    for (const purchase of purchases) {
      const key = keyOf(purchase)
      const inCart = inCartByKey.get(key) ?? 0
      const otherLines = [...inCartByKey].filter(([one]) => one !== key && skuOf(one) === purchase.sku)
      const unitsInCart = { already: inCart, inOtherLines: otherLines.reduce((sum, [, qty]) => sum + qty, 0), canAsk }
      const check = checkPurchase(purchase, unitsInCart, view)
      outcome.blocking.push(...check.blocking)
      outcome.warnings.push(...check.warnings)
      if (!check.isAllowed) continue
      const goods = goodsFrom(purchase, view)
      const addition = { id: newId(), kind: 'add', key, qty: purchase.quantity } as const
      const isReplacement = replacedKey !== undefined
      changes.push(
        isReplacement
          ? queueReplacement(addition, goods, { id: newId(), key: replacedKey })
          : queueMutation(addition, goods),
      )
      inCartByKey.set(key, inCart + purchase.quantity)
      added.set(key, purchase.sku)
      last = { key, isNew: inCart === 0 }
      outcome.added++
      lines.push(purchase)
    }
    for (const message of outcome.blocking) notices.notify('error', message)
    for (const message of outcome.warnings) notices.notify('warning', message)
    if (!last) return outcome
    const confirmation = last.isNew ? 'product_added' : 'quantity_updated'
    if (canAsk) notices.confirmLater(last.key, confirmation)
    await act((record) => {
      // Another page may have applied the same addition in the meantime.
      if (id !== undefined && record.additions.includes(id)) return record
      const next = changes.reduce((changed, change) => change(changed), record)
      return id === undefined ? next : withAdditionId(next, id)
    })
    events?.push({ type: 'lines_added', lines })
    if (!canAsk) notices.confirm(confirmation)
    else outcome.stockChecked = checkAdded(purchases.filter(({ typeId }) => hasOwnStock(typeId)))
    return outcome
  }

  /** Runs in parallel with the calls that add the line: the server decides, this only marks the line. */
  async function checkAdded(purchases: readonly Purchase[]): Promise<void> {
    const skus = [...new Set(purchases.map(({ sku }) => sku))]
    const statuses = await Promise.all(skus.map(stock.check))
    if (statuses.includes('volatile') && !view.settings.allowOutOfStockInCart)
      notices.notify('warning', { key: 'stock_volatile' })
  }

  async function setQuantity(key: string, qty: number): Promise<void> {
    const before = quantities().get(key)
    const request = (quantityRequests.get(key) ?? 0) + 1
    quantityRequests.set(key, request)
    if (before === undefined || before === qty) return
    if (qty === 0) return remove(key)
    const { level, sku = '', typeId = 'simple' } = goodsOf(key) ?? {}
    if (parseQuantity(qty) === null) return notices.notify('error', { key: 'quantity_invalid' })
    const wanted = { sku, quantity: qty, elsewhere: countElsewhere(sku, key), level }
    const needsStock = hasOwnStock(typeId) && !view.settings.allowOutOfStockInCart
    if (qty > before && online.mayTry() && needsStock && stock.mayBeTooMany(wanted)) {
      const { quantity, reason } = await stock.fit(wanted)
      // The shopper has chosen another quantity or removed the line during the check.
      if (quantityRequests.get(key) !== request || quantities().get(key) !== before) return
      if (reason) notices.notify('warning', reason)
      return quantity > 0 ? sendQuantity(key, quantity) : undefined
    }
    // The stored stock level may be old: online, the server decides.
    const refusal = level && !online.mayTry() ? checkQuantity(qty, level) : null
    if (refusal) return notices.notify('error', { key: refusal.code, params: refusal.params })
    return sendQuantity(key, qty)
  }

  async function sendQuantity(key: string, qty: number): Promise<void> {
    if (quantities().get(key) === qty) return
    if (online.mayTry()) notices.confirmLater(key, 'quantity_updated')
    const set = { id: newId(), kind: 'set', key, qty } as const
    const product = goodsOf(key) ?? null
    const more = qty - (quantities().get(key) ?? 0)
    const type = more > 0 ? 'lines_added' : 'lines_removed'
    if (product) events?.push({ type, lines: [{ ...product, quantity: Math.abs(more) }] })
    // Another page may just have emptied the cart and dropped the product data, which is needed to send the line.
    await act((record) => queueMutation(set, record.goods[key] ? null : product)(record))
  }

  const report = (type: 'lines_added' | 'lines_removed', lines: typeof removed) =>
    events?.push({ type, lines: lines.map(({ goods, qty }) => ({ ...goods, quantity: qty })) })

  async function remove(key: string): Promise<void> {
    const before = quantities()
    const keys = [key, ...childrenOf(key, before)].filter((one) => before.has(one))
    removed = keys.flatMap((one) => {
      const goods = goodsOf(one)
      return goods ? [{ key: one, qty: before.get(one) ?? 0, goods }] : []
    })
    const changes = keys.map((one) => queueMutation({ id: newId(), kind: 'remove', key: one }))
    report('lines_removed', removed)
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

  return {
    add: (purchases, id) => add(purchases, { id }),
    setQuantity,
    remove,
    async undo() {
      const restored = removed
      removed = []
      if (restored.length === 0) return
      report('lines_added', restored)
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
    async replace(key, purchase, id) {
      const next = cartLineKey(purchase.sku, purchase.typeId, purchase.productOption)
      if (next === key) {
        await setQuantity(key, purchase.quantity)
        return { added: 1, blocking: [], warnings: [], stockChecked: Promise.resolve() }
      }
      return add(purchase, { replacedKey: key, id })
    },
    async checkStock() {
      const goods = [...quantities().keys()].flatMap((key) => goodsOf(key) ?? [])
      const skus = new Set(goods.filter(({ typeId }) => hasOwnStock(typeId)).map(({ sku }) => sku))
      if (online.mayTry()) await forEachInParallel(skus, maxParallelChecks, stock.check)
    },
    setStock: stock.mark,
  }
}

async function forEachInParallel<T>(items: Iterable<T>, limit: number, work: (item: T) => Promise<unknown>) {
  // All workers share the iterator, so each takes the next item.
  const remaining = items[Symbol.iterator]()
  const runWorker = async () => {
    for (let next = remaining.next(); !next.done; next = remaining.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: limit }, runWorker))
}

/** The stock that the page shows, with the available quantity that the server has just returned. */
function withAvailable(stock: Purchase['stock'], available: number | null): Purchase['stock'] {
  if (!stock) return null
  const level = { ...stock.level, isCounted: available !== null, available: available ?? stock.level.available }
  return { ...stock, level }
}

function goodsFrom(purchase: Purchase, view: Pick<EngineView, 'prices'>): LineProduct {
  const { quantity, errors, stock, unit, ...goods } = purchase
  return {
    ...goods,
    unit: unit ?? toUnitAmounts(purchase.price, view),
    // Unknown until the stock check that runs in parallel has its reply.
    stock: null,
    level: stock?.level,
  }
}
