import { isSearchable, type SearchResults, searchEverything } from '@mantel/client'
import { search as limits } from '@mantel/domain/constants'
import { Icon } from '@mantel/ui/picture/icon'
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '../i18n/text-context.tsx'
import { useRepeatWhenOnline } from '../page/use-reload-when-online.ts'
import { useEngine } from '../store/engine-context.ts'
import { useStorePath } from '../store/store-context.tsx'
import { focusResults } from './focus-results.ts'
import { InstantResults } from './instant-results.tsx'

/**
 * The content of the search panel: a field and, from three characters on, the results. It calls onLeave when the
 * shopper navigates, so that the panel can close. The arrow keys move the focus between the field and the results.
 */
export function InstantSearch({
  onLeave,
  fieldRef,
}: {
  onLeave: () => void
  /** The panel focuses the field when it opens. */
  fieldRef?: RefObject<HTMLInputElement | null>
}) {
  const t = useT()
  const id = useId()
  const storePath = useStorePath()
  const navigate = useNavigate()
  const container = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const search = useInstantSearch(text)

  function submit(event: FormEvent) {
    event.preventDefault()
    const term = text.trim()
    if (!isSearchable(term)) return
    onLeave()
    void navigate(`/search?q=${encodeURIComponent(term)}`, { state: focusResults })
  }
  function moveFocus(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || event.altKey || event.metaKey) return
    const stops = [...(container.current?.querySelectorAll<HTMLElement>('input, a') ?? [])]
    const at = stops.indexOf(document.activeElement as HTMLElement)
    const next = stops[at + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: key events of the field and the links bubble up to here.
    <div ref={container} onKeyDown={moveFocus}>
      <search>
        <form action={storePath('/search')} onSubmit={submit}>
          <label htmlFor={id} className="ui-hidden">
            {t('search.label')}
          </label>
          <span className="relative block border-b border-control focus-within:border-ink">
            <Icon name="search" size={24} className="pointer-events-none absolute inset-s-0 top-4 text-muted" />
            <input
              ref={fieldRef}
              id={id}
              // A field of type search would handle Escape itself, which has to close the panel.
              type="text"
              inputMode="search"
              name="q"
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
              placeholder={t('search.placeholder')}
              maxLength={128}
              autoComplete="off"
              autoCapitalize="none"
              enterKeyHint="search"
              aria-describedby={`${id}-said`}
              className="display min-h-14 w-full bg-transparent ps-10 text-25 outline-none placeholder:text-muted"
            />
          </span>
        </form>
      </search>
      <p id={`${id}-said`} role="status" className="pt-3 text-13 text-muted">
        {statusText()}
      </p>
      {search.results && <InstantResults results={search.results} term={search.term} onLeave={onLeave} />}
    </div>
  )

  function statusText(): string {
    if (text.trim() === '') return t('search.hint')
    if (!isSearchable(text)) return t('search.too_short', { count: limits.minTermLength })
    const { results, term, isSearching } = search
    if (!results || isSearching) return t('search.searching')
    const count = results.total + results.categories.length + results.posts.length + results.pages.length
    if (results.offline && count === 0) return t('search.offline')
    return count === 0 ? t('search.none', { term }) : t('search.found', { count })
  }
}

/** Pause after the last key before a request is sent. */
const debounceMs = 180

/** While isSearching, results belong to an earlier text. */
type SearchState = { results: SearchResults | null; term: string; isSearching: boolean }

/** Searches while the shopper types. A newer text aborts the earlier request. */
function useInstantSearch(text: string): SearchState {
  const engine = useEngine()
  const [found, setFound] = useState<{ term: string; results: SearchResults } | null>(null)
  const [attempt, setAttempt] = useState(0)
  const searchedTerm = isSearchable(text) ? text.trim() : ''
  const isMissing = searchedTerm !== '' && found?.term === searchedTerm && found.results.offline
  useRepeatWhenOnline(isMissing, async () => setAttempt((count) => count + 1))
  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): each attempt searches again.
  useEffect(() => {
    if (!engine || searchedTerm === '') return
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const results = await searchEverything(engine, searchedTerm, { signal: controller.signal, products: 7 })
      if (results && !controller.signal.aborted) setFound({ term: searchedTerm, results })
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [engine, searchedTerm, attempt])
  if (searchedTerm === '') return { results: null, term: '', isSearching: false }
  return { results: found?.results ?? null, term: found?.term ?? '', isSearching: found?.term !== searchedTerm }
}
