import type { ResultOf } from '@mantel/contract'
import type { QuickOrderLine } from '@mantel/domain/cart'
import { isProductType, type ProductType } from '@mantel/domain/catalog'
import { productPath } from '@mantel/domain/routing'
import type { Purchase } from '../cart/adding/purchase.ts'
import type { AddOutcome, Cart } from '../cart/cart.ts'
import type { Engine } from '../engine.ts'
import type { RefusedOutcome } from '../outcome.ts'
import type { Account } from '../session/create-account.ts'

export type CheckedLine = ResultOf<'quickOrder'>[number]
export type OrderTemplate = ResultOf<'orderTemplates'>[number]

type TradeAccount = Pick<Account, 'tasks'>
/** text: the server's reason, in the shopper's language; null if it could not be reached. error: its code. */
export type TradeResult<T> = { ok: true; value: T } | { ok: false; text: string | null; error?: string | null }

export async function checkQuickOrder(
  { tasks }: TradeAccount,
  lines: readonly QuickOrderLine[],
): Promise<TradeResult<CheckedLine[]>> {
  const body = { lines: lines.map(({ sku, quantity }) => ({ sku, qty: quantity })) }
  return toResult(await tasks.run('quickOrder', { body }, { silent: true }))
}

export async function checkOrderTemplate({ tasks }: TradeAccount, id: number): Promise<TradeResult<CheckedLine[]>> {
  return toResult(await tasks.run('quickOrder', { body: { template_id: id } }, { silent: true }))
}

export async function listOrderTemplates({ tasks }: TradeAccount): Promise<TradeResult<OrderTemplate[]>> {
  return toResult(await tasks.run('orderTemplates', {}, { silent: true }))
}

/** Saves the server's cart as an order template, after all queued changes have been sent. */
export async function saveOrderTemplate(
  { tasks }: TradeAccount,
  cart: Pick<Cart, 'settled' | 'serverCart'>,
  name: string,
): Promise<TradeResult<OrderTemplate>> {
  await cart.settled()
  const cartId = cart.serverCart()?.cartId
  if (cartId === undefined) return { ok: false, text: null }
  return toResult(await tasks.run('orderTemplateSave', { body: { name, cartId } }, { silent: true }))
}

/** Also succeeds if another tab has already removed the template. */
export async function removeOrderTemplate({ tasks }: TradeAccount, id: number): Promise<TradeResult<true>> {
  const outcome = await tasks.run('orderTemplateRemove', { params: { templateId: id } }, { silent: true })
  const isGone = !outcome.ok && (outcome as Partial<RefusedOutcome>).error === 'template_unknown'
  return isGone ? { ok: true, value: true } : toResult(outcome)
}

/** Adds the lines that can be ordered. */
export function addCheckedLines(
  engine: Pick<Engine, 'view'>,
  cart: Pick<Cart, 'add'>,
  lines: readonly CheckedLine[],
): Promise<AddOutcome> {
  return cart.add(lines.flatMap((line) => toPurchase(engine, line) ?? []))
}

export const canBeAdded = ({ item, qty }: CheckedLine): boolean => item !== null && qty > 0

/** The purchase has no price: the server's reply to the cart call contains it. */
function toPurchase({ view }: Pick<Engine, 'view'>, { item, qty, name }: CheckedLine): Purchase | null {
  if (!item || qty === 0) return null
  const { sku, parent_sku: parentSku, product_type, url_path } = item
  const typeId: ProductType = isProductType(product_type) ? product_type : 'simple'
  return {
    productId: item.product_id,
    sku,
    parentSku,
    typeId,
    name: name ?? sku,
    path: productPath(view, { parentSku, slug: '', urlPath: url_path ?? '' }),
    picture: item.thumbnail,
    options: item.options,
    productOption: item.product_option,
    price: null,
    stock: null,
    errors: [],
    quantity: qty,
  }
}

type Outcome<T> = { ok: true; result: T } | { ok: false }

export function toResult<T>(outcome: Outcome<T>): TradeResult<T> {
  if (outcome.ok) return { ok: true, value: outcome.result }
  const { shown = null, error } = outcome as Partial<RefusedOutcome>
  return { ok: false, text: shown, error }
}
