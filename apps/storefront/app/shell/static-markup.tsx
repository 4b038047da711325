import { createContext, type HTMLAttributes, type ReactNode, useContext } from 'react'

/**
 * Identifies the data that static content depends on besides the store view: an object that all pages share, or a text
 * that contains the values.
 */
export type StaticKey = object | string

/** Returns the markup of elements that depend only on the store view and `key`. */
export type RenderStatic = (key: StaticKey, create: () => ReactNode) => string

/** Only the server provides a value. */
export const StaticMarkupContext = createContext<RenderStatic | null>(null)

/**
 * An element whose content depends only on the store view and `data`. The server renders the content once and inserts its text
 * into every page; the browser renders and hydrates it like any other. The content must not have ids from React, which depend on the
 * place in the page, or pictures that the page preloads.
 */
export function StaticContent({
  as: Element = 'div',
  data,
  children,
  ...attributes
}: {
  as?: 'div' | 'fieldset' | 'li' | 'nav'
  /** A function is called on the server only. null means that the content belongs to this page alone, so it is not cached. */
  data: object | (() => StaticKey | null)
  children: () => ReactNode
  [attribute: `data-${string}`]: string | number | undefined
} & Omit<HTMLAttributes<HTMLElement>, 'children'>) {
  const renderStatic = useContext(StaticMarkupContext)
  const key = renderStatic && (typeof data === 'function' ? data() : data)
  return renderStatic && key ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered it from the same children.
    <Element {...attributes} dangerouslySetInnerHTML={{ __html: renderStatic(key, children) }} />
  ) : (
    <Element {...attributes}>{children()}</Element>
  )
}
