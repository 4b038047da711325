export type { ProductCategory, SourcePrices, StoredProduct, StoredTierPrice } from './stored-product.ts'
