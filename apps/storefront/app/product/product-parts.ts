/** What of a product's page can wait for its code, in one file. */
export { ProductAside } from './product-aside.tsx'
export { ProductBelow } from './product-below.tsx'
