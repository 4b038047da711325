import { useLocation } from 'react-router'
import { useT } from '../i18n/text-context.tsx'
import { useStorePath } from '../place/place-context.tsx'
import { QuietPage } from './quiet-page.tsx'

/** Something of ours has failed. Trying again is a plain link: it works when scripts do not. */
export function ProblemScreen() {
  const t = useT()
  const storePath = useStorePath()
  const { pathname, search } = useLocation()
  return (
    <QuietPage drawing="stopped-clock" title={t('problem.heading')}>
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
    </QuietPage>
  )
}
