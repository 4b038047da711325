import type { Engine } from '@mantel/client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useRepeatWhenOnline } from '../page/use-reload-when-online.ts'

/**
 * The result of `load`; null until there is one. `load` is called again when it is another function, and while its result is
 * incomplete until the server answers. It gets the last result, to keep what it cannot load.
 */
export function useLoadUntilComplete<Result extends { isComplete: boolean }>(
  { log }: Pick<Engine, 'log'>,
  load: (last: Result | null) => Promise<Result>,
): Result | null {
  const [result, setResult] = useState<Result | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const last = useRef<Result | null>(null)
  const newest = useRef<typeof load | null>(null)
  const run = useCallback(async () => {
    try {
      const loaded = await load(last.current)
      if (newest.current !== load) return
      last.current = loaded
      setResult(loaded)
      setFailed(false)
    } catch (error) {
      log.warn(String(error))
      setFailed(true)
    }
  }, [load, log])
  useEffect(() => {
    newest.current = load
    void run()
    return () => {
      newest.current = null
    }
  }, [load, run])
  useRepeatWhenOnline(hasFailed || result?.isComplete === false, run)
  return result
}
