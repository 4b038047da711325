import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import type { Place } from '../place/place.ts'
import { usePlace } from '../place/place-context.tsx'

/** A text that the merchant has written. Its links into this store are followed without loading the page anew. */
export function MerchantHtml({ html, className }: { html: string; className?: string }) {
  const navigate = useNavigate()
  const place = usePlace()
  function onClick(event: MouseEvent<HTMLElement>) {
    const link = (event.target as HTMLElement).closest('a')
    if (!link || event.defaultPrevented || event.button !== 0 || hasModifier(event)) return
    if (link.target || link.origin !== location.origin) return
    const path = pathWithin(place, link.pathname)
    if (path === null) return
    event.preventDefault()
    navigate(`${path}${link.search}${link.hash}`)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it hears the clicks of the links inside, which keys make as well.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above.
    <div
      className={className}
      onClick={onClick}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the merchant; the content security policy lets no script of it run.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

/** The path as the router knows it; null where it belongs to another store, which is another shop. */
export function pathWithin({ view, stores }: Pick<Place, 'view' | 'stores'>, pathname: string): string | null {
  const isBelow = (prefix: string) => pathname === prefix || pathname.startsWith(`${prefix}/`)
  const others = stores
    .filter(({ code, website }) => code !== view.code && website === view.website)
    .map(({ url }) => new URL(url).pathname.replace(/\/$/, ''))
    .filter((prefix) => prefix.length > view.prefix.length)
  if (!isBelow(view.prefix) || others.some(isBelow)) return null
  return pathname.slice(view.prefix.length) || '/'
}

const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey
