import { Button } from '@mantel/ui/action/button'
import { type FormEvent, useId } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '../i18n/text-context.tsx'
import { focusResults } from '../search/focus-results.ts'
import { useStorePath } from '../store/store-context.tsx'
import type { BlogTexts } from './blog-texts.ts'

const searchPath = '/blog/category/search'

/** A search in the blog, with or without JavaScript. */
export function PostSearchForm({ texts, term = '' }: { texts: BlogTexts; term?: string }) {
  const t = useT()
  const id = useId()
  const storePath = useStorePath()
  const navigate = useNavigate()
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    void navigate(`${searchPath}?q=${encodeURIComponent(text)}`, { state: focusResults })
  }
  return (
    <search>
      <form action={storePath(searchPath)} onSubmit={submit} className="flex items-end gap-3">
        <span className="grid flex-1 gap-1.5">
          <label htmlFor={id} className="text-13 text-muted">
            {texts.search}
          </label>
          <input
            // Resets the uncontrolled field when the address has another search text.
            key={term}
            id={id}
            type="search"
            name="q"
            defaultValue={term}
            maxLength={128}
            autoComplete="off"
            enterKeyHint="search"
            className="ui-control"
          />
        </span>
        <Button type="submit" variant="quiet">
          {t('search.submit')}
        </Button>
      </form>
    </search>
  )
}
