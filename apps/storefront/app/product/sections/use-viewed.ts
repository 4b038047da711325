import { rememberViewed } from '@mantel/client'
import { useEffect } from 'react'
import { useEngine } from '../../store/engine-context.ts'

/** Records the product as viewed, for the list of recently viewed products on other pages. */
export function useViewed(sku: string): void {
  const engine = useEngine()
  useEffect(() => {
    if (engine) rememberViewed(engine, sku).catch(engine.log.warn)
  }, [engine, sku])
}
