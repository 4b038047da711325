import { useLocation } from 'react-router'
import { useT } from '../i18n/text-context.tsx'
import { useStorePath } from '../store/store-context.tsx'
import { EmptyStatePage } from './empty-state-page.tsx'

/** The page for server errors. Retrying is a plain link, which works without scripts. */
export function ProblemScreen() {
  const t = useT()
  const storePath = useStorePath()
  const { pathname, search } = useLocation()
  return (
    <EmptyStatePage drawing="stopped-clock" title={t('problem.heading')}>
      <p>{t('problem.text')}</p>
      {pathname !== '/error' && (
        <p className="mt-4">
          <a
            href={`${storePath(pathname)}${search}`}
            className="inline-flex min-h-11 items-center text-ink underline decoration-accent"
          >
            {t('problem.retry')}
          </a>
        </p>
      )}
    </EmptyStatePage>
  )
}
