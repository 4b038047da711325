// Imported after the page has loaded.
export { refreshListStock } from '@mantel/client'
