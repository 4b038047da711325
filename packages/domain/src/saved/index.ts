export { applySavedChange, type SavedChange, type SavedList, savedLimits, savedLists } from './saved-list.ts'
