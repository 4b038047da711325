import { readSelection } from '@mantel/contract'
import type { ProductView } from '../../catalog/product/product-view.ts'
import type { ProductOption } from '../line-product.ts'
import type { PurchaseChoices } from './create-purchases.ts'
import { defaultChoices } from './default-choices.ts'

/** The choices of a cart line, to show them again on the product's page. */
export function readChoices(product: ProductView, option: ProductOption | null): PurchaseChoices {
  const { custom, bundle } = readSelection(option)
  const hasMany = new Set(product.customOptions.filter(({ type }) => isMany(type)).map(({ id }) => String(id)))
  return {
    ...defaultChoices(product),
    custom: Object.fromEntries(custom.map(({ id, value }) => [id, hasMany.has(id) ? value.split(',') : value])),
    ...(bundle.length > 0 && {
      bundle: Object.fromEntries(
        bundle.map(({ id, quantity, selections }) => [id, { selections, quantity: quantity ?? 1 }]),
      ),
    }),
  }
}

const isMany = (type: string) => type === 'checkbox' || type === 'multiple'
