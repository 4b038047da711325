import { Icon } from '@mantel/ui/picture/icon'
import type { StoreEntry } from '../../store/current-store.ts'
import { useStore } from '../../store/store-context.tsx'
import { StoreLink } from '../../store/store-link.tsx'

/** Links to all store views. Another store loads a new document. */
export function StoreList() {
  const { view, stores } = useStore()
  return (
    <ul>
      {stores.map((store) => {
        const isCurrent = store.code === view.code
        return (
          <li key={store.code}>
            <StoreLink
              to="/"
              store={store.code}
              aria-current={isCurrent ? 'true' : undefined}
              className="flex min-h-11 items-center gap-3 no-underline hover:underline"
            >
              <span className="flex-1">{store.name}</span>
              <span className="text-13 text-muted">
                {languageOf(store)}, {store.currencySign}
              </span>
              {isCurrent ? <Icon name="check" size={16} /> : <span className="w-4" />}
            </StoreLink>
          </li>
        )
      })}
    </ul>
  )
}

/** Language names, each in its own language. */
const languages: Record<string, string> = { en: 'English', de: 'Deutsch', it: 'Italiano' }

function languageOf({ locale }: StoreEntry): string {
  return languages[locale.slice(0, 2)] ?? locale
}
