import {
  type BundleOptionRule,
  type CompleteConfiguration,
  checkStock,
  configure,
  emptySelection,
  type Purchasable,
  priceLine,
  stockNeeded,
} from '@mantel/domain/cart'
import { priceProduct, shownPrice } from '@mantel/domain/pricing'
import { expect, it } from 'vitest'
import type { ProductView } from '../../catalog/product/product-view.ts'
import { selectVariant } from '../../catalog/product/select-variant.ts'
import { stockView } from '../../catalog/views/stock-view.ts'
import { createRandom, type RandomProduct, randomProduct, withoutOptions } from '../testing/random-product.ts'
import { configureProduct } from './configure-product.ts'
import type { PurchaseChoices } from './create-purchases.ts'
import { defaultChoices } from './default-choices.ts'

function randomBundle({ random, sellable, shown }: RandomProduct) {
  const parts = Array.from({ length: 1 + random.int(5) }, (_, at) => sellable(at + 2))
  const bundleOptions: BundleOptionRule[] = Array.from({ length: 1 + random.int(3) }, (_, at) => ({
    id: String(at + 1),
    label: `Option ${at + 1}`,
    isRequired: random.chance(0.6),
    takesMany: random.chance(0.4),
    selections: Array.from({ length: 1 + random.int(4) }, (_, place) => ({
      id: String((at + 1) * 10 + place),
      sku: parts[random.int(parts.length)]!.sku,
      quantity: 1 + random.int(3),
      canChangeQuantity: random.chance(0.5),
    })),
  }))
  const own = sellable(1)
  const product: Purchasable = {
    ...own,
    ...withoutOptions,
    typeId: 'bundle',
    bundleOptions,
    stock: stockView({ stock: { manage_stock: false } }).level,
    price: { ...own.price, typeId: 'bundle' },
    parts: Object.fromEntries(parts.map((part) => [part.sku, part])),
  }
  const cardOf = (sku: string) => {
    const part = parts.find((one) => one.sku === sku)!
    return { card: { ...part, price: shown(part) }, stock: stockView({ stock: part.wire }) }
  }
  const view = {
    id: 1,
    sku: own.sku,
    typeId: 'bundle',
    name: own.name,
    customOptions: [],
    grouped: [],
    options: [],
    price: null,
    stock: stockView({ stock: { manage_stock: false } }),
    bundle: bundleOptions.map(({ id, label, isRequired, takesMany, selections }) => ({
      id: Number(id),
      title: label,
      required: isRequired,
      type: takesMany ? 'checkbox' : 'radio',
      choices: selections.map((one) => ({ ...one, ...cardOf(one.sku), isDefault: random.chance(0.3) })),
    })),
  } as unknown as ProductView
  const choices: PurchaseChoices = random.chance(0.2)
    ? defaultChoices(view)
    : {
        bundle: Object.fromEntries(
          bundleOptions.map(({ id, takesMany, selections }) => {
            const ids = selections.map((one) => one.id).filter(() => random.chance(0.5))
            return [id, { selections: takesMany ? ids : ids.slice(0, 1), quantity: 1 + random.int(3) }]
          }),
        ),
      }
  return { product, view, choices }
}

function serverSelection({ bundle = {}, custom = {} }: PurchaseChoices) {
  return {
    ...emptySelection,
    custom: Object.entries(custom).map(([id, value]) => ({
      id,
      value: typeof value === 'string' ? value : value.join(','),
    })),
    bundle: Object.entries(bundle).map(([id, { selections, quantity }]) => ({ id, selections, quantity })),
  }
}

const inShop = (unit: Parameters<typeof shownPrice>[0]['unit'], { rules }: RandomProduct) =>
  shownPrice({ unit, regularUnit: null }, rules.prices.rounding)[rules.prices.shown]

it('computes the same price and stock of 10,000 random bundles as the server', { timeout: 60_000 }, () => {
  let accepted = 0
  for (let seed = 1; seed <= 10_000; seed++) {
    const made = randomProduct(createRandom(seed))
    const { product, view, choices } = randomBundle(made)
    const page = configureProduct(view, selectVariant(view, null), choices, made.rules)
    const server = configure(product, serverSelection(choices), '2026-11-17')
    expect(page.problems.size === 0, `seed ${seed}: ${[...page.problems.keys()]}`).toBe(server.ok)
    if (!server.ok) continue
    accepted++
    const price = priceLine(product, server, made.context, 1)!
    expect(page.price?.shown, `seed ${seed}`).toBe(inShop(price.unit, made))
    expect(page.unit, `seed ${seed}`).toEqual(price.unit)
    expect(page.price?.before != null, `seed ${seed}`).toBe(isDearer(server, made))
    const uses = stockNeeded(server).map(({ sellable, perPiece }) => ({
      stock: sellable.stock,
      perPiece,
      elsewhere: 0,
    }))
    for (let quantity = 1; quantity <= 13; quantity++) {
      const { isInStock, isCounted, available } = page.stock.level
      const isOffered = isInStock && (!isCounted || quantity <= available)
      expect(isOffered, `seed ${seed}, quantity ${quantity}`).toBe(checkStock(quantity, uses) === null)
    }
  }
  expect(accepted).toBeGreaterThan(3000)
})

/** Whether the parts cost more at their regular prices than at their special prices, after rounding. */
function isDearer({ parts }: CompleteConfiguration, { context, rules }: RandomProduct): boolean {
  const sum = (isRegular: boolean) =>
    parts.flatMap(({ part, quantity }) => {
      const priced = priceProduct(part.price, context)!
      const unit = (isRegular && priced.regularUnit) || priced.unit
      return unit.map(({ rate, amount }) => ({ rate, amount: amount * quantity }))
    })
  const grossOf = (isRegular: boolean) =>
    shownPrice({ unit: sum(isRegular), regularUnit: null }, rules.prices.rounding).gross
  return grossOf(true) > grossOf(false)
}

it('computes the same price of 10,000 random custom options as the server', { timeout: 60_000 }, () => {
  for (let seed = 1; seed <= 10_000; seed++) {
    const made = randomProduct(createRandom(seed))
    const { random, sellable, shown } = made
    const own = sellable(1)
    const optionPrice = () =>
      random.chance(0.5)
        ? ({ price: random.int(5000) / 100, priceType: 'fixed' } as const)
        : ({ price: random.int(600) / 10, priceType: 'percent' } as const)
    const rules = Array.from({ length: 1 + random.int(3) }, (_, at) => ({
      id: String(at + 1),
      label: `Option ${at + 1}`,
      isRequired: random.chance(0.5),
      maxCharacters: 5,
      type: (['text', 'one', 'many'] as const)[random.int(3)]!,
      price: random.chance(0.5) ? optionPrice() : null,
      values: [1, 2, 3].map((place) => ({ id: `${at + 1}${place}`, label: `Value ${place}`, price: optionPrice() })),
    }))
    const product: Purchasable = {
      ...own,
      ...withoutOptions,
      typeId: 'simple',
      customOptions: rules,
    }
    const priceOf = ({ price, priceType }: ReturnType<typeof optionPrice>) =>
      priceType === 'percent' ? { kind: 'percent', percent: price } : { kind: 'fixed', amount: Math.round(price * 100) }
    const wireType = { text: 'field', one: 'radio', many: 'checkbox' } as const
    const view = {
      id: 1,
      sku: own.sku,
      typeId: 'simple',
      name: own.name,
      grouped: [],
      bundle: [],
      options: [],
      price: shown(own),
      stock: stockView({ stock: own.wire }),
      customOptions: rules.map(({ id, label, isRequired, maxCharacters, type, price, values }) => ({
        id: Number(id),
        title: label,
        required: isRequired,
        maxCharacters,
        type: wireType[type],
        price: price && priceOf(price),
        values:
          type === 'text'
            ? []
            : values.map((one) => ({ id: Number(one.id), title: one.label, price: priceOf(one.price) })),
      })),
    } as unknown as ProductView
    const custom = Object.fromEntries(
      rules.map(({ id, type, values }): [string, string | string[]] => {
        const ids = values.map((one) => one.id).filter(() => random.chance(0.4))
        if (type === 'text') return [id, ['', 'Ada', 'too long'][random.int(3)]!]
        return [id, type === 'many' ? ids : (ids[0] ?? '')]
      }),
    )
    const page = configureProduct(view, selectVariant(view, null), { custom }, made.rules)
    const server = configure(product, serverSelection({ custom }), '2026-11-17')
    expect(page.problems.size === 0, `seed ${seed}`).toBe(server.ok)
    if (!server.ok) continue
    const price = priceLine(product, server, made.context, 1)!
    expect(page.unit, `seed ${seed}`).toEqual(price.unit)
    expect(page.price?.shown, `seed ${seed}`).toBe(inShop(price.unit, made))
  }
})

it('reports a part of a grouped product that the store does not have', () => {
  const view = {
    id: 1,
    sku: 'G',
    typeId: 'grouped',
    name: 'Group',
    customOptions: [],
    bundle: [],
    options: [],
    price: null,
    stock: stockView({}),
    grouped: [{ sku: 'GONE', quantity: 1, card: null, stock: null }],
  } as unknown as ProductView
  const { rules } = randomProduct(createRandom(1))
  const configured = configureProduct(view, selectVariant(view, null), { grouped: { GONE: 1 } }, rules)
  expect([...configured.problems.values()]).toEqual([{ key: 'product_link_missing' }])
})
