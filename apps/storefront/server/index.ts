export { homePictures } from './home-page.ts'
export { type HomeProduct, toHomeProduct } from './home-product.ts'
export { type StorefrontOptions, storefrontPlugin } from './storefront-plugin.ts'
