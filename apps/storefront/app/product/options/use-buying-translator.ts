import { useEffect, useState } from 'react'
import { type BuyingTranslator, loadBuyingTranslator } from '../../i18n/load-buying-translator.ts'
import { useStore } from '../../store/store-context.tsx'

/** The texts of forms and cart; null while they load. */
export function useBuyingTranslator(): BuyingTranslator | null {
  const { i18n } = useStore().view
  const [loaded, setLoaded] = useState<{ t: BuyingTranslator } | null>(null)
  useEffect(() => {
    let isMounted = true
    loadBuyingTranslator(i18n).then(
      (t) => isMounted && setLoaded({ t }),
      () => {},
    )
    return () => {
      isMounted = false
    }
  }, [i18n])
  return loaded?.t ?? null
}
