import { type Stores, type StoreView, storePath, type Website, websiteOf } from '@mantel/domain/store'

/** Where a page stands: all that a screen may know of its store. Written into the page once, read by the browser. */
export type Place = {
  view: StoreView
  website: PublicWebsite
  /** BCP 47, as <html lang> says it. */
  locale: string
  /** Every store view there is, this one included, in the order of the store switcher. */
  stores: StoreEntry[]
  /** The service worker is switched off. */
  withoutWorker?: true
}

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
  /** The home of the store view, absolute. */
  url: string
}

export function placeOf(stores: Stores, view: StoreView, withWorker = true): Place {
  const { code, name, theme, defaultView, publicUrl, apiUrl, supportEmail } = websiteOf(stores, view)
  return {
    view,
    website: { code, name, theme, defaultView, publicUrl, apiUrl, supportEmail },
    locale: view.i18n.defaultLocale,
    stores: stores.views.map((entry) => ({
      code: entry.code,
      name: entry.name,
      website: entry.website,
      prefix: entry.prefix,
      locale: entry.i18n.defaultLocale,
      currencySign: entry.i18n.currencySign,
      url: `${websiteOf(stores, entry).publicUrl}${storePath(entry, '/')}`,
    })),
    ...(!withWorker && { withoutWorker: true }),
  }
}

type Addressed = { website: Pick<PublicWebsite, 'publicUrl'>; view: Pick<StoreView, 'prefix'> }

/** The absolute address of a path of this store view, for canonical links, feeds and sharing. */
export function absoluteUrl({ website, view }: Addressed, path: string): string {
  return `${website.publicUrl}${storePath(view, path)}`
}
