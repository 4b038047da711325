import { storePath } from '@mantel/domain/store'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { useStore } from './store-context.tsx'

type StoreLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'reloadDocument'> & {
  /** Without the store's prefix. */
  to: string
  /** The code of the target store view; by default the current one. */
  store?: string
}

/** A link with client-side navigation within the store. A link to another store view loads a new document. */
export function StoreLink({ to, store, ...rest }: StoreLinkProps) {
  const { view, stores } = useStore()
  const other = store === undefined || store === view.code ? undefined : stores.find(({ code }) => code === store)
  if (!other && !(import.meta.env.SSR && isPlainPath(to)))
    return <Link to={to} prefetch="intent" discover="none" {...rest} />
  const { prefetch, replace, state, preventScrollReset, viewTransition, relative, discover, ...plain } = rest
  // The router's link renders the same markup, but its hooks take a third of the server's time for a page with many links.
  if (!other) return <a {...plain} href={storePath(view, to)} />
  return <a {...plain} href={`${other.url.replace(/\/$/, '')}${to === '/' ? '' : to}` || '/'} hrefLang={other.locale} />
}

/** A path that the router does not rewrite, except for the store's prefix. */
const isPlainPath = (to: string) => to.startsWith('/') && !/\/[/.]|[?#]$/.test(to)
