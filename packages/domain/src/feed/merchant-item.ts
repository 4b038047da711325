import { isGtin } from './gtin.ts'

/** An offer in the product data of Google Merchant Center. Prices are texts such as '12.50 GBP'. */
export type MerchantItem = {
  id: string
  title: string
  description: string
  link: string
  imageLink: string
  additionalImageLinks: readonly string[]
  availability: 'in_stock' | 'out_of_stock' | 'preorder'
  /** ISO 8601, for pre-orders. */
  availabilityDate: string | null
  price: string
  /** Below price; null without a reduction. */
  salePrice: string | null
  brand: string | null
  gtin: string | null
  mpn: string | null
  /** Shared by the variants of one product. */
  itemGroupId: string | null
  color: string | null
  size: string | null
  material: string | null
  isBundle: boolean
  productType: string | null
  shipping: readonly { country: string; service: string; price: string }[]
}

const price = /^\d+\.\d{2} [A-Z]{3}$/
const amountOf = (text: string) => Number(text.split(' ')[0])

/**
 * Rules of the published product data specification (https://support.google.com/merchants/answer/7052112) that an item breaks: a feed with
 * such an item is rejected or the item is.
 */
export function merchantItemProblems(item: MerchantItem): string[] {
  const rules: [string, boolean][] = [
    ['id must have 1 to 50 characters', item.id.length >= 1 && item.id.length <= 50],
    ['title must have 1 to 150 characters', item.title.length >= 1 && item.title.length <= 150],
    ['description must have 1 to 5000 characters', item.description.length >= 1 && item.description.length <= 5000],
    ['link must be an http address of at most 2000 characters', isUrl(item.link)],
    ['image_link must be an http address', isUrl(item.imageLink)],
    [
      'there may be 10 additional images',
      item.additionalImageLinks.length <= 10 && item.additionalImageLinks.every(isUrl),
    ],
    ['price must be an amount above 0 with a currency', price.test(item.price) && amountOf(item.price) > 0],
    [
      'sale_price must be below price in the same currency',
      item.salePrice === null ||
        (price.test(item.salePrice) &&
          item.salePrice.slice(-3) === item.price.slice(-3) &&
          amountOf(item.salePrice) < amountOf(item.price)),
    ],
    ['a pre-order must have a date', item.availability !== 'preorder' || item.availabilityDate !== null],
    ['gtin must have a right check digit', item.gtin === null || isGtin(item.gtin)],
    ['brand must have at most 70 characters', (item.brand ?? '').length <= 70],
    ['mpn must have at most 70 characters', (item.mpn ?? '').length <= 70],
    ['item_group_id must have at most 50 characters', (item.itemGroupId ?? '').length <= 50],
    [
      'shipping must have a country and a price',
      item.shipping.every((one) => /^[A-Z]{2}$/.test(one.country) && price.test(one.price)),
    ],
  ]
  return rules.filter(([, isKept]) => !isKept).map(([rule]) => rule)
}

const isUrl = (text: string) => /^https?:\/\/\S+$/.test(text) && text.length <= 2000
