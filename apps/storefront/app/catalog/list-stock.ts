// This function has its own file, because it is imported only after the page has loaded.
export { refreshListStock } from '@mantel/client'
