import { createHmac, createSecretKey, hkdfSync } from 'node:crypto'

/** Signs the gross price of a product, as old clients expect it beside the price. The shop checks prices itself. */
export type SignPrice = (signed: { priceInclTax: number; id: number }) => string

export function createPriceSignatures(secretKey: string): SignPrice {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secretKey, '', 'mantel price signature', 32)))
  return ({ priceInclTax, id }) =>
    createHmac('sha256', key).update(JSON.stringify({ priceInclTax, id })).digest('base64url')
}
