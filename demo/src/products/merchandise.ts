import { type Random, random } from '../random.ts'
import type { ProductModel } from './model.ts'
import { isPartOfSet } from './parts-of-sets.ts'
import { stockOf } from './stock.ts'

export type SpecialPrice = {
  percentOff: number
  /** Days from now, negative for the past; toDays null: without an end. */
  fromDays: number
  toDays: number | null
}

/** Creation date, special price and sales rank of a product. Depends on the SKU only. */
export type Merchandise = {
  createdDaysAgo: number
  updatedDaysAgo: number
  special: SpecialPrice | null
  outlet: boolean
  preOrder: boolean
  /** The number by which lists are sorted by default. */
  bestsellerScore: number
  bestseller: boolean
  visibility: 1 | 2 | 3 | 4
}

/** Products younger than this, in days, are labelled new. */
export const newForDays = 45

const days = (value: number) => Math.round(value)

export function merchandise(model: ProductModel): Merchandise {
  const choose = random(`${model.sku} merchandise`)
  const createdDaysAgo = days(4 + 725 * choose.next() ** 1.3)
  const updatedDaysAgo = days(1 + (createdDaysAgo - 2) * choose.next())
  const physical = model.type === 'simple' || model.type === 'configurable'
  const whole = physical && !model.hidden && !isPartOfSet(model.sku)
  const preOrder = whole && model.type === 'simple' && model.family !== 'cards' && choose.chance(0.07)
  const outlet =
    whole && !preOrder && createdDaysAgo > 200 && model.price >= 1000 && !model.edition && choose.chance(0.11)
  const score = Math.floor(10_000 * choose.next() ** 3)
  // Products that cannot be bought now must not lead a list of best sellers, so their score is 0.
  const isAvailable = !preOrder && stockOf(model, { preOrder }).is_in_stock
  return {
    createdDaysAgo: preOrder ? choose.int(4, 20) : createdDaysAgo,
    updatedDaysAgo: preOrder ? 2 : updatedDaysAgo,
    special: outlet
      ? { percentOff: choose.pick([25, 30, 40]), fromDays: -choose.int(20, 60), toDays: null }
      : whole && !preOrder && model.price >= 1000
        ? specialOf(choose)
        : null,
    outlet,
    preOrder,
    bestsellerScore: isAvailable ? score : 0,
    bestseller: score > 7600 && !outlet && isAvailable && !model.hidden,
    visibility: model.hidden === 'invisible' ? 1 : choose.chance(0.012) ? choose.pick([2, 3] as const) : 4,
  }
}

/** About one in eight products has a special price, whose period is current, past or future. */
function specialOf(choose: Random): SpecialPrice | null {
  if (!choose.chance(0.13)) return null
  const percentOff = choose.pick([10, 15, 20, 25])
  const when = choose.next()
  if (when < 0.5) return { percentOff, fromDays: -choose.int(3, 14), toDays: choose.int(45, 120) }
  if (when < 0.75) return { percentOff, fromDays: -choose.int(70, 120), toDays: -choose.int(10, 40) }
  return { percentOff, fromDays: choose.int(3, 12), toDays: choose.int(30, 60) }
}

export const isSpecialPriceActive = ({ fromDays, toDays }: SpecialPrice): boolean =>
  fromDays < 0 && (toDays === null || toDays > 0)
