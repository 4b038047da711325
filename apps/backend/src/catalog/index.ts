export { readAttributes } from './attribute.repository.ts'
export { readCategories } from './category.repository.ts'
export { moveCategory } from './move-category.ts'
export {
  findParentPages,
  findProductIdsBySku,
  listProductIds,
  type ParentPage,
  readStoredProducts,
  withContainingProducts,
} from './product.repository.ts'
export { renameCategory } from './rename-category.ts'
export { renameProduct } from './rename-product.ts'
export { slugify } from './slugify.ts'
export { type StockRow, toStockItem } from './stock-item.ts'
export type { ProductCategory, SourcePrices, StoredProduct, StoredTierPrice } from './stored-product.ts'
export { readTaxRules } from './tax-rule.repository.ts'
export {
  addFormerPath,
  findUrlPath,
  type PathKey,
  type PathOwner,
  type PathPlan,
  pathKey,
  planUrlPaths,
  type UrlTarget,
  writeUrlPaths,
} from './url-path.repository.ts'
