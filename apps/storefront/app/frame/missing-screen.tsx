import { reportMissingPage } from '@mantel/client'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { openAccount } from '../account/account.ts'
import { useT } from '../i18n/text-context.tsx'
import { SearchForm } from '../search/search-form.tsx'
import { useEngine } from '../store/engine-context.ts'
import { CategoryLinks } from './category-links.tsx'
import { EmptyStatePage } from './empty-state-page.tsx'

/** Paths already reported in this visit, because an effect may run twice for one page view. */
const reported = new Set<string>()

/** The 404 page with a search form and popular categories. Reports the path to the back end, so that the merchant can fix links. */
export function MissingScreen() {
  const t = useT()
  const engine = useEngine()
  const { pathname } = useLocation()
  useEffect(() => {
    if (!engine || reported.has(pathname)) return
    reported.add(pathname)
    // After a client-side navigation, `document.referrer` still belongs to the first page of the visit.
    const referrer = history.state?.idx ? '' : document.referrer
    openAccount(engine)
      .then(({ tasks }) => reportMissingPage(engine, tasks.queue, pathname, referrer))
      .catch(() => {})
  }, [engine, pathname])
  return (
    <EmptyStatePage drawing="empty-frame" title={t('missing.heading')}>
      <p>{t('missing.text')}</p>
      <SearchForm className="mt-6 text-left text-ink" />
      <CategoryLinks label={t('missing.popular')} />
    </EmptyStatePage>
  )
}
