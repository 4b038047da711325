import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { usePlace } from './place-context.tsx'

type StoreLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'reloadDocument'> & {
  /** Without the store's prefix. */
  to: string
  /** The code of the store view it leads to; this one unless said otherwise. */
  store?: string
}

/** A link within the store, without loading the page anew. Another store is another shop: the browser goes there whole. */
export function StoreLink({ to, store, ...rest }: StoreLinkProps) {
  const { view, stores } = usePlace()
  const other = store === undefined || store === view.code ? undefined : stores.find(({ code }) => code === store)
  if (!other) return <Link to={to} prefetch="intent" {...rest} />
  const { prefetch, replace, state, preventScrollReset, viewTransition, relative, discover, ...plain } = rest
  return <a {...plain} href={`${other.url.replace(/\/$/, '')}${to === '/' ? '' : to}` || '/'} hrefLang={other.locale} />
}
