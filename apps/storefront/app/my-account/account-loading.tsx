import { Loading, SkeletonText } from '@mantel/ui/layout/skeleton'
import { useT } from '../i18n/text-context.tsx'

/** Shown by the server to everybody, and until the session is known. */
export function AccountLoading({ title }: { title: string }) {
  const t = useT()
  return (
    <>
      <h1 className="title-1 mb-8">{title}</h1>
      <noscript>
        <p>{t('auth.needs_script')}</p>
      </noscript>
      <Loading label={t('status.loading')} className="max-w-measure noscript:hidden">
        <SkeletonText lines={6} />
      </Loading>
    </>
  )
}
