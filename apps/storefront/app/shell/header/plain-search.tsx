import { useId } from 'react'
import { useT } from '../../i18n/text-context.tsx'
import { useStorePath } from '../../place/place-context.tsx'

/** In place of the search panel where there is no JavaScript. */
export function PlainSearch() {
  const t = useT()
  const storePath = useStorePath()
  const id = useId()
  return (
    <form action={storePath('/search')} className="hidden w-full max-w-64 noscript:block max-md:noscript:hidden">
      <label htmlFor={id} className="ui-hidden">
        {t('search.label')}
      </label>
      <input
        id={id}
        type="search"
        name="q"
        placeholder={t('search.label')}
        className="h-11 w-full border-control border-b placeholder:text-muted"
      />
    </form>
  )
}
