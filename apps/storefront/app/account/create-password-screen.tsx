import { Loading, SkeletonText } from '@mantel/ui/layout/skeleton'
import { type ComponentType, useEffect, useState } from 'react'
import { type BuyingTranslator, loadBuyingTranslator } from '../i18n/load-buying-translator.ts'
import { useT } from '../i18n/text-context.tsx'
import { useStore } from '../store/store-context.tsx'

type Loaded = { Form: ComponentType<{ t: BuyingTranslator }>; t: BuyingTranslator }

/** The page behind the mailed link. Its form is loaded separately, so that other pages do not share a chunk with it. */
export function CreatePasswordScreen() {
  const commonT = useT()
  const { i18n } = useStore().view
  const [loaded, setLoaded] = useState<Loaded | 'unreachable' | null>(null)
  useEffect(() => {
    let isMounted = true
    Promise.all([import('./create-password-form.tsx'), loadBuyingTranslator(i18n)])
      .then(([{ CreatePasswordForm }, t]) => isMounted && setLoaded({ Form: CreatePasswordForm, t }))
      .catch(() => isMounted && setLoaded('unreachable'))
    return () => {
      isMounted = false
    }
  }, [i18n])
  return (
    <div className="room grid max-w-measure gap-8 pt-10 pb-20">
      <h1 className="title-1">{commonT('title.create-password')}</h1>
      <noscript>
        <p>{commonT('auth.needs_script')}</p>
      </noscript>
      {loaded === null && (
        <Loading label={commonT('status.loading')} className="noscript:hidden">
          <SkeletonText lines={6} />
        </Loading>
      )}
      {loaded === 'unreachable' && <p role="alert">{commonT('offline')}</p>}
      {loaded !== null && loaded !== 'unreachable' && <loaded.Form t={loaded.t} />}
    </div>
  )
}
