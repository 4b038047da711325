import { storePath } from '@mantel/domain/store'
import type { ComponentProps, MouseEvent, PointerEvent } from 'react'
import { navigateInPage, preloadPage, pushAddress } from './navigation.ts'
import { useStore } from './store-context.tsx'

type StoreLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** The target's path without the prefix of the store view, such as '/de'. */
  to: string
  /** The code of the target store view; by default the current one. */
  store?: string
  /** Replaces the current entry of the history; by default only if the address stays the same. */
  replace?: boolean
  /** The state of the new location. */
  state?: unknown
  preventScrollReset?: boolean
  /**
   * The page shows a preview of the target before it has loaded, so its address changes at once. Rendering the preview delays the
   * data, which therefore starts to load before the click.
   */
  isPreviewed?: boolean
  /** Called when a click starts a navigation without a page load. */
  onNavigate?: () => void
}

/**
 * A link with client-side navigation within the store. A link to another store view loads a new document. It does not use the
 * router's link component, which renders every link of the page again with each change of the router's state.
 */
export function StoreLink({
  to,
  store,
  replace,
  state,
  preventScrollReset,
  isPreviewed = false,
  onNavigate,
  onClick,
  onPointerDown,
  ...rest
}: StoreLinkProps) {
  const { view, stores } = useStore()
  const other = store === undefined || store === view.code ? undefined : stores.find(({ code }) => code === store)
  if (other)
    return (
      <a
        {...rest}
        onClick={onClick}
        onPointerDown={onPointerDown}
        href={`${other.url.replace(/\/$/, '')}${to === '/' ? '' : to}` || '/'}
        hrefLang={other.locale}
      />
    )
  function startLoading(event: PointerEvent<HTMLAnchorElement>) {
    onPointerDown?.(event)
    // Preloads only on mouse input, because a touch may be the start of scrolling.
    if (isPreviewed && event.pointerType === 'mouse' && event.button === 0 && !hasModifier(event)) preloadPage(to)
  }
  function followInPage(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const { currentTarget: link, button, defaultPrevented } = event
    if (defaultPrevented || button !== 0 || hasModifier(event) || (link.target && link.target !== '_self')) return
    const isReplaced = replace ?? link.href === location.href
    const options = { replace: isReplaced || isPreviewed, state, preventScrollReset }
    if (!navigateInPage(to, options)) return
    event.preventDefault()
    if (isPreviewed && !isReplaced) pushAddress(link.href)
    onNavigate?.()
  }
  return (
    <a
      {...rest}
      href={storePath(view, to)}
      data-replace={replace ? '' : undefined}
      onClick={followInPage}
      onPointerDown={startLoading}
    />
  )
}

const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey
