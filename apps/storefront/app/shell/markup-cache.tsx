import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { CurrentStore } from '../store/current-store.ts'
import type { RenderStatic } from './static-markup.tsx'

/**
 * Caches the markup of static content by store view and data object. An entry lives as long as its data: changed data is another
 * object, so there is nothing to purge.
 */
export function createMarkupCache() {
  const stores = new WeakMap<CurrentStore, WeakMap<object, string>>()
  /** `wrap` adds the contexts that the content reads. */
  return (store: CurrentStore, wrap: (content: ReactNode) => ReactNode): RenderStatic => {
    const markup = stores.get(store) ?? new WeakMap<object, string>()
    stores.set(store, markup)
    return (data, create) => {
      const known = markup.get(data)
      if (known !== undefined) return known
      const rendered = renderToString(wrap(create()))
      markup.set(data, rendered)
      return rendered
    }
  }
}
