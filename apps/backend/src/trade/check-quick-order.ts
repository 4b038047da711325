import { emptySelection, type QuickOrderLine, type Selection } from '@mantel/domain/cart'
import type { ProductLookup } from '../cart/index.ts'
import { findParentPages } from '../catalog/index.ts'
import type { Customer } from '../customer/index.ts'
import type { Ctx } from '../platform/context.ts'
import { type CheckedLine, checkLines, type LineToCheck } from './check-lines.ts'
import { findProductsIgnoringCase } from './trade.repository.ts'

/** Checks SKUs as a buyer typed them. The SKU of a variant chooses the options of its product. */
export async function checkQuickOrder(
  ctx: Ctx,
  lookup: ProductLookup,
  buyer: Pick<Customer, 'groupId'>,
  lines: readonly QuickOrderLine[],
): Promise<CheckedLine[]> {
  const found = await findProductsIgnoringCase(
    ctx.db,
    ctx.view.code,
    lines.map(({ sku }) => sku),
  )
  const productOf = (typed: string) =>
    found.find(({ sku }) => sku === typed) ?? found.find(({ sku }) => sku.toUpperCase() === typed.toUpperCase())
  const parents = await findParentPages(
    ctx.db,
    ctx.view.code,
    found.map(({ id }) => id),
  )
  const parentSkus = [...new Set([...parents.values()].map(({ sku }) => sku))]
  const parentProducts = await lookup.find(ctx, parentSkus)
  const toCheck = lines.map(({ sku: typed, quantity }): LineToCheck => {
    const product = productOf(typed)
    const sku = product?.sku ?? typed
    const parent = parentProducts.get((product && parents.get(product.id)?.sku) ?? '')
    const selection = parent && selectionOf(parent, sku)
    return parent && selection
      ? { sku, productSku: parent.sku, selection, quantity }
      : { sku, productSku: sku, selection: emptySelection, quantity }
  })
  return checkLines(ctx, lookup, buyer, toCheck)
}

type Parent = NonNullable<ReturnType<Awaited<ReturnType<ProductLookup['find']>>['get']>>

function selectionOf({ variants, attributes }: Parent, sku: string): Selection | null {
  const variant = variants.find((one) => one.sku === sku)
  if (!variant) return null
  const configurable = attributes.map(({ id, code }) => ({ id, value: variant.values[code] ?? '' }))
  return { ...emptySelection, configurable }
}
