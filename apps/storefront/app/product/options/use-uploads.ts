import type { ConfiguredProduct, ShopMessage } from '@mantel/client'
import { useEffect, useRef, useState } from 'react'

/** The upload of an option's file: running, or why it failed; undefined if there is none or it has finished. */
export type Upload = 'running' | ShopMessage | undefined

type Resolve = (configured: ConfiguredProduct | null) => void

/** The uploads of a product's form, by option id. */
export function useUploads() {
  const [uploads, setUploads] = useState<Readonly<Record<number, Upload>>>({})
  return {
    uploads,
    isUploading: Object.values(uploads).includes('running'),
    setUpload: (option: number, upload: Upload) => setUploads((before) => ({ ...before, [option]: upload })),
  }
}

/**
 * Returns a function that resolves to the product when no upload is running, or to null if the shopper leaves the page before that;
 * then it calls onLeft.
 */
export function useWhenUploaded(
  configured: ConfiguredProduct,
  isUploading: boolean,
  onLeft: () => void,
): () => Promise<ConfiguredProduct | null> {
  const waiting = useRef<Resolve[]>([])
  const latest = useRef({ configured, isUploading, onLeft })
  useEffect(() => {
    latest.current = { configured, isUploading, onLeft }
    if (!isUploading) for (const resolve of waiting.current.splice(0)) resolve(configured)
  })
  useEffect(() => {
    const left = waiting.current
    return () => {
      if (left.length > 0) latest.current.onLeft()
      for (const resolve of left.splice(0)) resolve(null)
    }
  }, [])
  const [whenUploaded] = useState(() => () => {
    const now = latest.current
    return now.isUploading
      ? new Promise<ConfiguredProduct | null>((resolve) => waiting.current.push(resolve))
      : Promise.resolve(now.configured)
  })
  return whenUploaded
}
