export { categoryLink, type LinkedProduct, type LinkView, pageLink, productLink } from './links.ts'
export { categoryRoute, type MappedRoute, pageRoute, productRoute, type RoutedProduct } from './mapped-route.ts'
export { normalisePath, urlPathOf } from './normalise-path.ts'
