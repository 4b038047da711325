import { Button } from '@mantel/ui/action/button'
import { Icon } from '@mantel/ui/picture/icon'
import { type FormEvent, useId } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '../i18n/text-context.tsx'
import { useStorePath } from '../store/store-context.tsx'
import { focusResults } from './focus-results.ts'

/** A form that opens the result page, with or without JavaScript. */
export function SearchForm({ term = '', className }: { term?: string; className?: string }) {
  const t = useT()
  const id = useId()
  const storePath = useStorePath()
  const navigate = useNavigate()
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    void navigate(`/search?q=${encodeURIComponent(text)}`, { state: focusResults })
  }
  return (
    <search className={className}>
      <form action={storePath('/search')} onSubmit={submit} className="flex items-end gap-3">
        <label htmlFor={id} className="ui-hidden">
          {t('search.label')}
        </label>
        <span className="relative flex-1">
          <Icon name="search" className="pointer-events-none absolute inset-s-3 top-3.5 text-muted" />
          <input
            // Resets the uncontrolled field when the address has another search text.
            key={term}
            id={id}
            type="search"
            name="q"
            defaultValue={term}
            placeholder={t('search.placeholder')}
            maxLength={128}
            autoComplete="off"
            enterKeyHint="search"
            className="ui-control text-ellipsis ps-11 [&::-webkit-search-cancel-button]:appearance-none"
          />
        </span>
        <Button type="submit">{t('search.submit')}</Button>
      </form>
    </search>
  )
}
