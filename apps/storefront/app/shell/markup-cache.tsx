import { LRUCache } from 'lru-cache'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { CurrentStore } from '../store/current-store.ts'
import type { RenderStatic, StaticKey } from './static-markup.tsx'

/** The total size of keys and markup, in UTF-16 units; a product card has about 2,000. */
const maxLength = 8 * 1024 * 1024

/**
 * Caches the markup of static content by store view and key. Changed data has another key, so nothing needs to be purged: the markup
 * of an object lives as long as the object, and the markup of a text key until newer markup needs its space.
 */
export function createMarkupCache() {
  const ofObjects = new WeakMap<CurrentStore, WeakMap<object, string>>()
  const ofTexts = new LRUCache<string, string>({
    maxSize: maxLength,
    sizeCalculation: (markup, key) => markup.length + key.length,
  })
  /** `wrap` adds the contexts that the content reads. */
  return (store: CurrentStore, wrap: (content: ReactNode) => ReactNode): RenderStatic => {
    const objects = ofObjects.get(store) ?? new WeakMap<object, string>()
    ofObjects.set(store, objects)
    const cacheOf = (key: StaticKey) =>
      (typeof key === 'string' ? ofTexts : objects) as Pick<Map<StaticKey, string>, 'get' | 'set'>
    return (data, create) => {
      const key = typeof data === 'string' ? `${store.view.code} ${data}` : data
      const cache = cacheOf(key)
      const known = cache.get(key)
      if (known !== undefined) return known
      const rendered = renderToString(wrap(create()))
      cache.set(key, rendered)
      return rendered
    }
  }
}
