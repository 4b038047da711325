import { Icon } from '@mantel/ui/picture/icon'
import type { StoreEntry } from '../../place/place.ts'
import { usePlace } from '../../place/place-context.tsx'
import { StoreLink } from '../../place/store-link.tsx'

/** All stores there are. Each is another shop, so the browser goes there whole. */
export function StoreList() {
  const { view, stores } = usePlace()
  return (
    <ul>
      {stores.map((store) => {
        const isHere = store.code === view.code
        return (
          <li key={store.code}>
            <StoreLink
              to="/"
              store={store.code}
              aria-current={isHere ? 'true' : undefined}
              className="flex min-h-11 items-center gap-3 no-underline hover:underline"
            >
              <span className="flex-1">{store.name}</span>
              <span className="text-13 text-muted">
                {languageOf(store)}, {store.currencySign}
              </span>
              {isHere ? <Icon name="check" size={16} /> : <span className="w-4" />}
            </StoreLink>
          </li>
        )
      })}
    </ul>
  )
}

/** Each in its own language, as who looks for it would call it. */
const languages: Record<string, string> = { en: 'English', de: 'Deutsch', it: 'Italiano' }

function languageOf({ locale }: StoreEntry): string {
  return languages[locale.slice(0, 2)] ?? locale
}
