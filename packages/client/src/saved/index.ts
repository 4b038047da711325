export { openSavedProductList, type SavedProductList, type SavedProductListState } from './create-saved.ts'
export { type ComparedProduct, type Comparison, loadComparison } from './load-comparison.ts'
export {
  listSavedProducts,
  loadSharedWishlist,
  rememberSavedProducts,
  type SavedEntries,
  type SavedEntry,
  type SavedProduct,
} from './saved-products.ts'
