import { useEffect, useState } from 'react'

/**
 * Code that is loaded on first use; null until then, 'unreachable' if it cannot be loaded. `fetchContent` must be the same function at
 * each render.
 */
export function useLazyContent<Content extends object>(
  fetchContent: () => Promise<Content>,
  isNeeded = true,
): Content | 'unreachable' | null {
  const [content, setContent] = useState<Content | 'unreachable' | null>(null)
  const isLoaded = content !== null && content !== 'unreachable'
  useEffect(() => {
    if (!isNeeded || isLoaded) return
    setContent(null)
    fetchContent().then(setContent, () => setContent('unreachable'))
  }, [fetchContent, isNeeded, isLoaded])
  return content
}
