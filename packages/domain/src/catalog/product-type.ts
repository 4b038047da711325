export const productTypes = [
  'simple',
  'configurable',
  'grouped',
  'bundle',
  'downloadable',
  'virtual',
  'amgiftcard',
] as const
export type ProductType = (typeof productTypes)[number]

export function isProductType(value: unknown): value is ProductType {
  return productTypes.some((type) => type === value)
}
