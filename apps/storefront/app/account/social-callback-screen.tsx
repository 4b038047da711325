import { Loading, SkeletonText } from '@mantel/ui/layout/skeleton'
import { type ComponentType, useEffect, useState } from 'react'
import { type BuyingTranslator, loadBuyingTranslator } from '../i18n/load-buying-translator.ts'
import { useT } from '../i18n/text-context.tsx'
import { useStore } from '../store/store-context.tsx'

export type SocialCallbackProps = { provider: { code: 'facebook' | 'google' | 'amazon'; name: string } }

type Loaded = { Content: ComponentType<SocialCallbackProps & { t: BuyingTranslator }>; t: BuyingTranslator }

/** The pop-up of a login provider. Its content is loaded separately, so that other pages do not share a chunk with it. */
export function SocialCallbackScreen({ title, provider }: SocialCallbackProps & { title: string }) {
  const commonT = useT()
  const { i18n } = useStore().view
  const [loaded, setLoaded] = useState<Loaded | 'unreachable' | null>(null)
  useEffect(() => {
    let isMounted = true
    Promise.all([import('./social-callback-content.tsx'), loadBuyingTranslator(i18n)])
      .then(([{ SocialCallbackContent }, t]) => isMounted && setLoaded({ Content: SocialCallbackContent, t }))
      .catch(() => isMounted && setLoaded('unreachable'))
    return () => {
      isMounted = false
    }
  }, [i18n])
  return (
    <div className="room grid max-w-measure gap-8 pt-10 pb-20" data-social-callback>
      <h1 className="title-1">{title}</h1>
      <noscript>
        <p>{commonT('auth.needs_script')}</p>
      </noscript>
      {loaded === null && (
        <Loading label={commonT('status.loading')} className="noscript:hidden">
          <SkeletonText lines={3} />
        </Loading>
      )}
      {loaded === 'unreachable' && <p role="alert">{commonT('offline')}</p>}
      {loaded !== null && loaded !== 'unreachable' && <loaded.Content t={loaded.t} provider={provider} />}
    </div>
  )
}
