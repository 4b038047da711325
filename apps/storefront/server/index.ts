export { type RouteRow, routeTable } from '../app/route-table.ts'
export { openDevSite } from './dev/open-dev-site.ts'
export { type OpenSiteOptions, openSite } from './open-site.ts'
export { type Site, type StorefrontOptions, storefrontPlugin } from './storefront-plugin.ts'
