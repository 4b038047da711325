export { categoryRoute, type MappedRoute, pageRoute, productRoute, type RoutedProduct } from './mapped-route.ts'
export { normalisePath, urlPathOf } from './normalise-path.ts'
export { categoryPath, type PathView, type ProductPathSource, pagePath, productPath } from './paths.ts'
