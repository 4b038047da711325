import type { Said } from '@mantel/client'
import { useEffect, useState } from 'react'
import { usePlace } from '../place/place-context.tsx'
import { loadBuyingTexts } from './dictionaries.ts'
import type { BuyingDictionary } from './text.ts'
import { useT } from './text-context.tsx'
import { createTranslator } from './translator.ts'

/**
 * What the engine says, in the page's language. null for the moment in which a text that is rarely needed is fetched; if
 * it cannot be, the shopper is told that something went wrong, which is true.
 */
export function useSaid(said: Said): string | null {
  const t = useT()
  const { i18n } = usePlace().view
  const [rest, setRest] = useState<BuyingDictionary | 'unreachable' | null>(null)
  const isRare = 'key' in said && !t.has(said.key)
  useEffect(() => {
    if (!isRare) return
    let listening = true
    loadBuyingTexts(i18n.defaultLocale)
      .catch(() => 'unreachable' as const)
      .then((loaded) => listening && setRest(loaded))
    return () => {
      listening = false
    }
  }, [isRare, i18n])
  if (!('key' in said)) return said.text
  if (t.has(said.key)) return t.of(said.key, said.params)
  if (rest === null) return null
  if (rest === 'unreachable') return t('something_went_wrong')
  const { defaultLocale: locale, priceFormat: numbers } = i18n
  return createTranslator({ dictionary: rest, locale, numbers }).of(said.key, said.params)
}
