export { categoryRoute, type MappedRoute, pageRoute, productRoute, type RoutedProduct } from './mapped-route.ts'
export { normalisePath, urlPathOf } from './normalise-path.ts'
export { categoryPath, type PathedProduct, type PathView, pagePath, productPath } from './paths.ts'
