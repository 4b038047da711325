export { type ComparedFact, type ComparedRow, compareProducts } from './compare-products.ts'
export { applySavedChange, type SavedChange, type SavedList, savedLimits, savedLists } from './saved-list.ts'
