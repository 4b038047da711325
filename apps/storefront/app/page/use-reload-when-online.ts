import { createRetry } from '@mantel/client'
import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { useEngine } from '../store/engine-context.ts'
import { useOnline } from '../store/use-online.ts'

/** Loads the page's data again as soon as the server can be reached. isMissing: something is not shown because its data is missing. */
export function useReloadWhenOnline(isMissing: boolean): void {
  useRepeatWhenOnline(isMissing, useRevalidator().revalidate)
}

/**
 * Calls `load` as soon as the server can be reached, and again after growing pauses while something is still missing: with a
 * connection a call may fail too, for example a search that takes too long.
 */
export function useRepeatWhenOnline(isMissing: boolean, load: () => Promise<unknown>): void {
  const engine = useEngine()
  const isLoadable = useOnline() && isMissing
  const loadNow = useEffectEvent(load)
  useEffect(() => {
    if (!engine || !isLoadable) return
    let isEnded = false
    const repeat = async () => {
      await loadNow()
      if (!isEnded) retry.schedule()
    }
    const retry = createRetry(engine.clock, repeat)
    void repeat()
    return () => {
      isEnded = true
      retry.cancel()
    }
  }, [engine, isLoadable])
}
