import { Loading, SkeletonText } from '@mantel/ui/layout/skeleton'
import { type ComponentType, useEffect, useState } from 'react'
import { useAccount } from '../../account/use-account.ts'
import { loadBuyingTranslator } from '../../i18n/load-buying-translator.ts'
import { useT } from '../../i18n/text-context.tsx'
import { useEngine } from '../../store/engine-context.ts'
import { useStore } from '../../store/store-context.tsx'
import type { OrderTrackingProps } from './order-tracking.tsx'

type Loaded = OrderTrackingProps & { Content: ComponentType<OrderTrackingProps> }

/** The order page for guests. Its content is loaded separately, so that other pages do not share a chunk with it. */
export function OrderTrackingScreen() {
  const commonT = useT()
  const engine = useEngine()
  const openAccount = useAccount()
  const { i18n } = useStore().view
  const [loaded, setLoaded] = useState<Loaded | 'unreachable' | null>(null)
  useEffect(() => {
    if (!engine) return
    let isMounted = true
    Promise.all([import('./order-tracking.tsx'), openAccount(), loadBuyingTranslator(i18n)])
      .then(([{ OrderTracking }, account, t]) => isMounted && setLoaded({ engine, account, t, Content: OrderTracking }))
      .catch(() => isMounted && setLoaded('unreachable'))
    return () => {
      isMounted = false
    }
  }, [engine, openAccount, i18n])
  if (loaded !== null && loaded !== 'unreachable')
    return (
      <div className="room pt-10 pb-20">
        <loaded.Content {...loaded} />
      </div>
    )
  return (
    <div className="room grid max-w-measure gap-8 pt-10 pb-20">
      <h1 className="title-1">{commonT('title.order-tracking')}</h1>
      <noscript>
        <p>{commonT('auth.needs_script')}</p>
      </noscript>
      {loaded === null ? (
        <Loading label={commonT('status.loading')} className="noscript:hidden">
          <SkeletonText lines={6} />
        </Loading>
      ) : (
        <p role="alert">{commonT('offline')}</p>
      )}
    </div>
  )
}
