export { ensureBuild } from './bundle/ensure-build.ts'
export { openDevSite } from './dev/open-dev-site.ts'
export { type OpenSiteOptions, openSite } from './open-site.ts'
export { type Site, type StorefrontOptions, storefrontPlugin } from './storefront-plugin.ts'
