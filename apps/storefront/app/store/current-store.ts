import { type Stores, type StoreView, storePath, viewsWithPages, type Website, websiteOf } from '@mantel/domain/store'

/**
 * The store view of a page, its website and all stores' URLs: everything that screens may know about the store. The server
 * embeds it in the page.
 */
export type CurrentStore = {
  view: PublicView
  website: PublicWebsite
  /** BCP 47 tag, the value of <html lang>. */
  locale: string
  /** All store views including this one, in the order of the store switcher. */
  stores: StoreEntry[]
  /**
   * Names of the countries that orders are delivered to. The server names them, because the first such name takes a slow phone 50 ms
   * or more.
   */
  deliveryCountries: string[]
  /** The service worker is switched off. */
  withoutWorker?: true
}

/** Limits stay on the server, except for the one that the cart applies in the browser. */
export type PublicView = Omit<StoreView, 'limits'> & { maxLineQuantity: number }

/** Hosts and customer groups stay on the server. */
export type PublicWebsite = Pick<
  Website,
  'code' | 'name' | 'theme' | 'defaultView' | 'publicUrl' | 'apiUrl' | 'supportEmail'
>

export type StoreEntry = {
  code: string
  name: string
  website: string
  prefix: string
  locale: string
  currencySign: string
  /** The absolute URL of the store view's home page. */
  url: string
}

export function describeStore(stores: Stores, view: StoreView, withWorker = true): CurrentStore {
  const { limits, ...publicView } = view
  const { code, name, theme, defaultView, publicUrl, apiUrl, supportEmail } = websiteOf(stores, view)
  return {
    view: { ...publicView, maxLineQuantity: limits.order.lineQuantity },
    website: { code, name, theme, defaultView, publicUrl, apiUrl, supportEmail },
    locale: view.i18n.defaultLocale,
    stores: stores.websites
      .flatMap((website) => viewsWithPages(stores, website))
      .map((entry) => ({
        code: entry.code,
        name: entry.name,
        website: entry.website,
        prefix: entry.prefix,
        locale: entry.i18n.defaultLocale,
        currencySign: entry.i18n.currencySign,
        url: `${websiteOf(stores, entry).publicUrl}${storePath(entry, '/')}`,
      })),
    deliveryCountries: countryNames(view),
    withoutWorker: !withWorker || undefined,
  }
}

function countryNames({ shipping, i18n }: StoreView): string[] {
  const names = new Intl.DisplayNames(i18n.defaultLocale, { type: 'region' })
  const codes = new Set(shipping.methods.flatMap(({ countries }) => countries))
  return [...codes].map((code) => names.of(code) ?? code)
}

type Addressed = { website: Pick<PublicWebsite, 'publicUrl'>; view: Pick<StoreView, 'prefix'> }

/** The absolute URL of a path in this store view, for canonical links, feeds and sharing. */
export function absoluteUrl({ website, view }: Addressed, path: string): string {
  return `${website.publicUrl}${storePath(view, path)}`
}
