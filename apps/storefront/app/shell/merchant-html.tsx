import type { MouseEvent } from 'react'
import type { CurrentStore } from '../store/current-store.ts'
import { navigateInPage } from '../store/navigation.ts'
import { useStore } from '../store/store-context.tsx'

/** HTML written by the merchant. Links into this store use client-side navigation. */
export function MerchantHtml({ html, className }: { html: string; className?: string }) {
  const store = useStore()
  function onClick(event: MouseEvent<HTMLElement>) {
    const link = (event.target as HTMLElement).closest('a')
    if (!link || event.defaultPrevented || event.button !== 0 || hasModifier(event)) return
    if (link.target || link.origin !== location.origin) return
    const path = storeRelativePath(store, link.pathname)
    if (path !== null && navigateInPage(`${path}${link.search}${link.hash}`, {})) event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it handles clicks on the links inside, which the keyboard triggers too.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above.
    <div
      className={className}
      onClick={onClick}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the merchant; the content security policy lets no script of it run.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

/** The path without the store's prefix, as the router needs it; null if it belongs to another store. */
export function storeRelativePath(
  { view, stores }: Pick<CurrentStore, 'view' | 'stores'>,
  pathname: string,
): string | null {
  const isBelow = (prefix: string) => pathname === prefix || pathname.startsWith(`${prefix}/`)
  const others = stores
    .filter(({ code, website }) => code !== view.code && website === view.website)
    .map(({ url }) => new URL(url).pathname.replace(/\/$/, ''))
    .filter((prefix) => prefix.length > view.prefix.length)
  if (!isBelow(view.prefix) || others.some(isBelow)) return null
  return pathname.slice(view.prefix.length) || '/'
}

const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey
