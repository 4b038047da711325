import { useT } from '../i18n/text-context.tsx'
import { CategoryLinks } from './category-links.tsx'
import { EmptyStatePage } from './empty-state-page.tsx'

/** A placeholder for a page that the merchant has not written yet, with links to categories. */
export function PlaceholderScreen({ title }: { title: string }) {
  const t = useT()
  return (
    <EmptyStatePage drawing="bare-shelf" title={title}>
      <p>{t('later.text')}</p>
      <CategoryLinks label={t('later.way_on')} />
    </EmptyStatePage>
  )
}
