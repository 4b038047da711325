import type { Account } from '@mantel/client'
import { Loading, SkeletonText } from '@mantel/ui/layout/skeleton'
import { type ComponentType, useEffect, useState } from 'react'
import { useAccount } from '../account/use-account.ts'
import { type BuyingTranslator, loadBuyingTranslator } from '../i18n/load-buying-translator.ts'
import { useT } from '../i18n/text-context.tsx'
import { useEngine } from '../store/engine-context.ts'
import { useStore } from '../store/store-context.tsx'

export type TradeAccountProps = { t: BuyingTranslator; account: Account; isApplying: boolean }
type Loaded = Omit<TradeAccountProps, 'isApplying'> & { Content: ComponentType<TradeAccountProps> }

/** The server renders the heading only. The rest is loaded here, so that other pages do not share a chunk with it. */
export function TradeAccountScreen({ title, isApplying }: { title: string; isApplying: boolean }) {
  const commonT = useT()
  const engine = useEngine()
  const openAccount = useAccount()
  const { i18n } = useStore().view
  const [loaded, setLoaded] = useState<Loaded | 'unreachable' | null>(null)
  useEffect(() => {
    if (!engine) return
    let isMounted = true
    Promise.all([import('./trade-account-content.tsx'), openAccount(), loadBuyingTranslator(i18n)])
      .then(([{ TradeAccountContent }, account, t]) => {
        if (isMounted) setLoaded({ Content: TradeAccountContent, account, t })
      })
      .catch(() => isMounted && setLoaded('unreachable'))
    return () => {
      isMounted = false
    }
  }, [engine, openAccount, i18n])
  return (
    <div className="room grid max-w-measure gap-8 pt-10 pb-20">
      {loaded === null || loaded === 'unreachable' ? (
        <>
          <h1 className="title-1">{title}</h1>
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
        </>
      ) : (
        <loaded.Content {...loaded} isApplying={isApplying} />
      )}
    </div>
  )
}
