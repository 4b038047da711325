import type { Said } from '@mantel/client'
import { useEffect, useState } from 'react'
import { usePlace } from '../place/place-context.tsx'
import { type BuyingWords, loadBuyingWords } from './load-buying-words.ts'
import { useT } from './text-context.tsx'

/**
 * What the engine says, in the page's language. null for the moment in which a text that is rarely needed is fetched; if
 * it cannot be, the shopper is told that something went wrong, which is true.
 */
export function useSaid(said: Said): string | null {
  const t = useT()
  const { i18n } = usePlace().view
  const [rest, setRest] = useState<{ t: BuyingWords } | 'unreachable' | null>(null)
  const isRare = 'key' in said && !t.has(said.key)
  useEffect(() => {
    if (!isRare) return
    let listening = true
    loadBuyingWords(i18n)
      .then((loaded) => ({ t: loaded }))
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
  return rest.t.of(said.key, said.params)
}
