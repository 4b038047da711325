import {
  type Engine,
  listSavedProducts,
  type SavedEntries,
  type SavedEntry,
  type SavedProductList,
  type SavedProductListState,
} from '@mantel/client'
import type { SavedList } from '@mantel/domain/saved'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { type BuyingTranslator, loadBuyingTranslator } from '../i18n/load-buying-translator.ts'
import { openSavedList } from '../saved/start-saved.ts'
import { useEngine } from '../store/engine-context.ts'
import { useStore } from '../store/store-context.tsx'
import { useLoadUntilComplete } from './use-load-until-complete.ts'

export type SavedView = { engine: Engine; saved: SavedProductList; state: SavedProductListState; t: BuyingTranslator }

type Opened = Omit<SavedView, 'state'>

/** A list and its texts, read again from the server; null while they load, 'unreachable' if they cannot be loaded. */
export function useSaved(list: SavedList): SavedView | 'unreachable' | null {
  const engine = useEngine()
  const { i18n } = useStore().view
  const [opened, setOpened] = useState<Opened | 'unreachable' | null>(null)
  useEffect(() => {
    if (!engine) return
    let isMounted = true
    Promise.all([openSavedList(engine, list), loadBuyingTranslator(i18n)])
      .then(([saved, t]) => {
        if (!isMounted) return
        setOpened({ engine, saved, t })
        void saved.synchronise()
      })
      .catch(() => isMounted && setOpened('unreachable'))
    return () => {
      isMounted = false
    }
  }, [engine, list, i18n])
  const saved = opened === null || opened === 'unreachable' ? null : opened.saved
  const state = useSyncExternalStore(saved?.subscribe ?? subscribeToNothing, saved?.get ?? getNull, getNull)
  if (opened === 'unreachable') return 'unreachable'
  return opened && state ? { ...opened, state } : null
}

/** The products of a list; null while the first of them load. */
export function useSavedEntries({ engine, state: { skus } }: SavedView): SavedEntry[] | null {
  const load = useCallback(
    (last: SavedEntries | null) => listSavedProducts(engine, skus, last?.entries),
    [engine, skus],
  )
  const loaded = useLoadUntilComplete(engine, load)
  // A removed product disappears at once; added ones follow when they are loaded.
  return loaded?.entries.filter(({ sku }) => skus.includes(sku)) ?? null
}

const subscribeToNothing = () => () => {}
const getNull = () => null
