import { Loading, Skeleton, SkeletonText } from '@mantel/ui/layout/skeleton'
import { useT } from '../i18n/text-context.tsx'

/** Placeholder lines in the final layout, shown while the cart loads. */
export function CartSkeleton() {
  const t = useT()
  return (
    <Loading label={t('status.loading')} className="grid gap-5">
      {[1, 2].map((line) => (
        <div key={line} className="grid grid-cols-[5rem_minmax(0,1fr)] gap-4">
          <Skeleton className="aspect-square" />
          <SkeletonText lines={3} />
        </div>
      ))}
    </Loading>
  )
}
