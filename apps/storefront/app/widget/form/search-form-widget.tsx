import { Button } from '@mantel/ui/action/button'
import { useId } from 'react'
import { useT } from '../../i18n/text-context.tsx'
import { useStorePath } from '../../store/store-context.tsx'
import type { SearchFormName } from '../load-widgets.ts'

const actions: Record<SearchFormName, string> = { search: '/search', 'blog-search': '/blog/category/search' }

/** A plain form, which needs no script. */
export function SearchFormWidget({ name }: { name: SearchFormName }) {
  const t = useT()
  const id = useId()
  const storePath = useStorePath()
  return (
    <search data-widget="form">
      <form action={storePath(actions[name])} className="flex max-w-measure items-end gap-3">
        <label htmlFor={id} className="ui-hidden">
          {t('search.label')}
        </label>
        <input
          id={id}
          type="search"
          name="q"
          maxLength={128}
          placeholder={t('search.placeholder')}
          className="ui-control"
        />
        <Button type="submit">{t('search.submit')}</Button>
      </form>
    </search>
  )
}
