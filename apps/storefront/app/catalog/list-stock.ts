// In a file of its own, because it is imported only after the page has loaded.
export { refreshListStock } from '@mantel/client'
