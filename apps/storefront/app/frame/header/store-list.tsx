import { Icon } from '@mantel/ui/picture/icon'
import type { MouseEvent } from 'react'
import { usePageHead } from '../../page/use-page-head.ts'
import type { StoreEntry } from '../../store/current-store.ts'
import { useEngine } from '../../store/engine-context.ts'
import { useStore } from '../../store/store-context.tsx'
import { StoreLink } from '../../store/store-link.tsx'

/** Links to all store views, each to the same product, category or page if that store has it, otherwise to its home page. */
export function StoreList() {
  const { view, stores } = useStore()
  const addressIn = useAddressIn()
  const openStore = useOpenStore()
  return (
    <ul className="store-list">
      {stores.map((store) => {
        const isCurrent = store.code === view.code
        return (
          <li key={store.code}>
            <StoreLink
              to={addressIn(store)}
              store={store.code}
              aria-current={isCurrent ? 'true' : undefined}
              // The document from the server contains the page's address in the other store; other pages have to look it up.
              onClick={isCurrent || addressIn(store) !== '/' ? undefined : (event) => openStore(event, store)}
            >
              {store.name}
              <small>{`${languageOf(store)}, ${store.currencySign}`}</small>
              {isCurrent && <Icon name="check" size={16} />}
            </StoreLink>
          </li>
        )
      })}
    </ul>
  )
}

const withoutSlash = (url: string) => url.replace(/\/$/, '')

/** The path of the current page in another store view, if the document from the server contains it; otherwise the home page. */
function useAddressIn(): (store: StoreEntry) => string {
  const { view, website } = useStore()
  const alternates = usePageHead()?.alternates ?? []
  return ({ code, website: ofStore, locale, url }) => {
    if (code === view.code || ofStore !== website.code) return '/'
    const alternate = alternates.find((one) => one.locale === locale)?.url ?? ''
    return alternate.startsWith(`${withoutSlash(url)}/`) ? alternate.slice(withoutSlash(url).length) : '/'
  }
}

/**
 * Looks up the page's address in the other store when its link is clicked, because pages without a document from the server do not
 * have it.
 */
function useOpenStore(): (event: MouseEvent, store: StoreEntry) => void {
  const engine = useEngine()
  const subject = usePageHead()?.subject
  return (event, store) => {
    if (!engine || !subject) return
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    import('./open-in-store.ts')
      .then(({ openInStore }) => openInStore(engine, subject, store))
      .catch(() => location.assign(store.url))
  }
}

/** Language names, each in its own language. */
const languages: Record<string, string> = { en: 'English', de: 'Deutsch', it: 'Italiano' }

function languageOf({ locale }: StoreEntry): string {
  return languages[locale.slice(0, 2)] ?? locale
}
