import { Loading, SkeletonText } from '@mantel/ui/layout/skeleton'
import { useT } from '../i18n/text-context.tsx'

/** Placeholder for content that the browser loads (`useAccountContent`). The server renders it, and it stays if loading fails. */
export function ContentLoading({ title, hasFailed }: { title: string; hasFailed: boolean }) {
  const t = useT()
  return (
    <div className="room grid max-w-measure gap-8 pt-10 pb-20">
      <h1 className="title-1">{title}</h1>
      <noscript>
        <p>{t('auth.needs_script')}</p>
      </noscript>
      {hasFailed ? (
        <p role="alert">{t('offline')}</p>
      ) : (
        <Loading label={t('status.loading')} className="noscript:hidden">
          <SkeletonText lines={6} />
        </Loading>
      )}
    </div>
  )
}
