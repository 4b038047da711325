export { openSaved, type Saved, type SavedState } from './create-saved.ts'
export { type ComparedProduct, type Comparison, loadComparison } from './load-comparison.ts'
export {
  listSavedProducts,
  loadSharedWishlist,
  rememberSavedProducts,
  type SavedEntries,
  type SavedEntry,
  type SavedProduct,
} from './saved-products.ts'
