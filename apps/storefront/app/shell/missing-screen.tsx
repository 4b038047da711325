import { reportMissingPage } from '@mantel/client'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useT } from '../i18n/text-context.tsx'
import { useEngine } from '../place/engine-context.ts'
import { SearchForm } from '../search/search-form.tsx'
import { QuietPage } from './quiet-page.tsx'
import { WayOn } from './way-on.tsx'

/** Reported in this visit. A page may be rendered twice; somebody has asked for it once. */
const reported = new Set<string>()

/** Nothing at this address: a search, and what people like. The shop is told, so that links can be mended. */
export function MissingScreen() {
  const t = useT()
  const engine = useEngine()
  const { pathname } = useLocation()
  useEffect(() => {
    if (!engine || reported.has(pathname)) return
    reported.add(pathname)
    reportMissingPage(engine, pathname).catch(() => {})
  }, [engine, pathname])
  return (
    <QuietPage drawing="empty-frame" title={t('missing.heading')}>
      <p>{t('missing.text')}</p>
      <SearchForm className="mt-6 text-left text-ink" />
      <WayOn label={t('missing.popular')} />
    </QuietPage>
  )
}
