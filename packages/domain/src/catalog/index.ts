export { isProductType, type ProductType, productTypes } from './product-type.ts'
export { isEnabled, isListed, isVisible, listedStatuses, listedVisibilities, type Presence } from './visibility.ts'
