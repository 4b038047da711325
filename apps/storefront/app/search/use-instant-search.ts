import { isSearchable, type SearchResults, searchEverything } from '@mantel/client'
import { useEffect, useState } from 'react'
import { useEngine } from '../place/engine-context.ts'

/** Milliseconds of rest after a key before anybody is asked. */
const restMs = 180

/** results are of an earlier text while isSearching. */
export type InstantSearch = { results: SearchResults | null; term: string; isSearching: boolean }

/** What a text finds while it is typed. A newer text gives up the older question. */
export function useInstantSearch(text: string): InstantSearch {
  const engine = useEngine()
  const [found, setFound] = useState<{ term: string; results: SearchResults } | null>(null)
  const wanted = isSearchable(text) ? text.trim() : ''
  useEffect(() => {
    if (!engine || wanted === '') return
    const giveUp = new AbortController()
    const timer = setTimeout(async () => {
      const results = await searchEverything(engine, wanted, { signal: giveUp.signal, products: 7 })
      if (results && !giveUp.signal.aborted) setFound({ term: wanted, results })
    }, restMs)
    return () => {
      clearTimeout(timer)
      giveUp.abort()
    }
  }, [engine, wanted])
  if (wanted === '') return { results: null, term: '', isSearching: false }
  return { results: found?.results ?? null, term: found?.term ?? '', isSearching: found?.term !== wanted }
}
