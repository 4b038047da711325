import { isSearchable } from '@mantel/client'
import { search as limits } from '@mantel/domain/constants'
import { Icon } from '@mantel/ui/picture/icon'
import { type FormEvent, type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '../i18n/text-context.tsx'
import { useStorePath } from '../place/place-context.tsx'
import { InstantResults } from './instant-results.tsx'
import { useInstantSearch } from './use-instant-search.ts'

/**
 * The inside of the search panel: a field and, from three letters on, what they find. onLeave is called when the shopper
 * goes somewhere, so that the panel can close. Down and up lead from the field through the results and back.
 */
export function InstantSearch({
  onLeave,
  fieldRef,
}: {
  onLeave: () => void
  /** The panel gives it the focus when it opens. */
  fieldRef?: RefObject<HTMLInputElement | null>
}) {
  const t = useT()
  const id = useId()
  const storePath = useStorePath()
  const navigate = useNavigate()
  const inside = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const search = useInstantSearch(text)

  function submit(event: FormEvent) {
    event.preventDefault()
    const term = text.trim()
    if (!isSearchable(term)) return
    onLeave()
    void navigate(`/search?q=${encodeURIComponent(term)}`)
  }
  function move(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || event.altKey || event.metaKey) return
    const stops = [...(inside.current?.querySelectorAll<HTMLElement>('input, a') ?? [])]
    const at = stops.indexOf(document.activeElement as HTMLElement)
    const next = stops[at + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the field and the links inside arrive here.
    <div ref={inside} onKeyDown={move}>
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
              // Of type search it would keep Escape for itself, which closes the panel.
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
        {said()}
      </p>
      {search.results && <InstantResults results={search.results} term={search.term} onLeave={onLeave} />}
    </div>
  )

  function said(): string {
    if (text.trim() === '') return t('search.hint')
    if (!isSearchable(text)) return t('search.too_short', { count: limits.minTermLength })
    const { results, term, isSearching } = search
    if (!results || isSearching) return t('search.searching')
    const count = results.total + results.categories.length + results.posts.length
    if (results.offline && count === 0) return t('search.offline')
    return count === 0 ? t('search.none', { term }) : t('search.found', { count })
  }
}
