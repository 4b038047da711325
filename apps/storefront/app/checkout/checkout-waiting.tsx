import { Loading, Skeleton, SkeletonText } from '@mantel/ui/layout/skeleton'
import { useT } from '../i18n/text-context.tsx'

/** The shape of the form, while it is on its way. */
export function CheckoutWaiting() {
  const t = useT()
  return (
    <Loading
      label={t('status.loading')}
      className="grid gap-x-16 gap-y-10 noscript:hidden lg:grid-cols-[minmax(0,1fr)_26rem]"
    >
      <div className="grid gap-6">
        {[1, 2, 3, 4].map((field) => (
          <Skeleton key={field} className="h-12" />
        ))}
      </div>
      <SkeletonText lines={6} />
    </Loading>
  )
}
