import { defaultView, viewsOf } from './find-store.ts'
import type { Stores, StoreView, Website } from './store-view.ts'

/**
 * Adds the store prefix to a path: '/clocks' becomes '/de/clocks' in a prefixed store view.
 * Always starts with exactly one slash, so that no link leaves the host ('//elsewhere').
 */
export function storePath(view: Pick<StoreView, 'prefix'>, path: string): string {
  const rest = path.replace(/^[/\\]+/, '')
  if (rest === '') return view.prefix || '/'
  if (rest.startsWith('?') || rest.startsWith('#')) return `${view.prefix || '/'}${rest}`
  return `${view.prefix}/${rest}`
}

/** Splits a path into store view and unprefixed path. Without a matching prefix it is the website's default view. */
export function parseStorePath(stores: Stores, website: Website, path: string): { view: StoreView; path: string } {
  const full = `/${path.replace(/^[/\\]+/, '')}`
  const view = viewsOf(stores, website).find((candidate) => isUnder(candidate.prefix, full))
  return view
    ? { view, path: `/${full.slice(view.prefix.length).replace(/^\//, '')}` }
    : { view: defaultView(stores, website), path: full }
}

/** Adds the store code to route names where the path has the prefix: 'de-category'. */
export function storeRouteName(view: Pick<StoreView, 'code' | 'prefix'>, name: string): string {
  return view.prefix === '' ? name : `${view.code}-${name}`
}

export function parseRouteName(stores: Stores, website: Website, name: string): { view: StoreView; name: string } {
  const view = viewsOf(stores, website).find(({ prefix, code }) => prefix !== '' && name.startsWith(`${code}-`))
  return view ? { view, name: name.slice(view.code.length + 1) } : { view: defaultView(stores, website), name }
}

function isUnder(prefix: string, path: string): boolean {
  if (prefix === '' || !path.startsWith(prefix)) return false
  const next = path.charAt(prefix.length)
  return next === '' || next === '/' || next === '?' || next === '#'
}
