import type { Stores, StoreView, Website } from './store-view.ts'

export function defaultWebsite(stores: Stores): Website {
  return must(
    stores.websites.find((website) => website.isDefault),
    'a default website',
  )
}

/** Unknown hosts belong to the default website. The port is ignored. */
export function websiteOfHost(stores: Stores, host: string | undefined): Website {
  const name = hostName(host ?? '')
  return (
    stores.websites.find((website) => website.hosts.includes(name) || website.apiHosts.includes(name)) ??
    defaultWebsite(stores)
  )
}

export function websiteOf(stores: Stores, view: StoreView): Website {
  return must(
    stores.websites.find((website) => website.code === view.website),
    `website ${view.website}`,
  )
}

export function viewsOf(stores: Stores, website: Website): StoreView[] {
  return stores.views.filter((view) => view.website === website.code)
}

/** The views that have pages. Where paths have no store code, that is the default view alone. */
export function viewsWithPages(stores: Stores, website: Website): StoreView[] {
  return viewsOf(stores, website).filter(({ code, prefix }) => prefix !== '' || code === website.defaultView)
}

export function defaultView(stores: Stores, website: Website): StoreView {
  return must(findView(stores, website, website.defaultView), `store view ${website.defaultView}`)
}

/** Codes of other websites are treated as unknown. */
export function findView(stores: Stores, website: Website, code: string): StoreView | null {
  return viewsOf(stores, website).find((view) => view.code === code) ?? null
}

/** Indexes of other websites are treated as unknown. */
export function findViewOfIndex(stores: Stores, website: Website, index: string): StoreView | null {
  return viewsOf(stores, website).find((view) => view.catalog.index === index) ?? null
}

export function findViewOfStoreId(stores: Stores, website: Website, storeId: number): StoreView | null {
  return viewsOf(stores, website).find((view) => view.storeId === storeId) ?? null
}

/** True if prices depend on the customer: by price list, group tax, or hidden prices. */
export function hasGroupPrices({ prices, tax }: Pick<StoreView, 'prices' | 'tax'>): boolean {
  return prices.needGroupToken || prices.tierPrices || tax.userGroupId !== null
}

/** Trade websites show prices only to customers whom the merchant has approved; everybody else has group 0 or none. */
export function isApprovedTradeBuyer({ prices }: Pick<StoreView, 'prices'>, groupId: number | null): boolean {
  return prices.needGroupToken && groupId !== null && groupId !== 0
}

/** 'Trade.Localhost.:3000' and 'trade.localhost' are one host; '[::1]:3000' is '[::1]'. */
function hostName(host: string): string {
  return host.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
}

function must<T>(found: T | null | undefined, what: string): T {
  if (found === null || found === undefined) throw new Error(`no ${what} in stores/`)
  return found
}
