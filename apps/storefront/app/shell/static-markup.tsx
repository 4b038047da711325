import { createContext, type ReactNode, useContext } from 'react'

/** Returns the markup of elements that depend on nothing but the store view and `data`. */
export type RenderStatic = (data: object, create: () => ReactNode) => string

/** Only the server provides a value. */
export const StaticMarkupContext = createContext<RenderStatic | null>(null)

/**
 * An element whose content depends on nothing but the store view and `data`. The server renders the content once and
 * inserts its text into every page; the browser renders and hydrates it like any other. Without ids from React: they depend on the
 * place in the page.
 */
export function StaticContent({
  as: Element = 'div',
  data,
  children,
  ...attributes
}: {
  as?: 'div' | 'nav'
  data: object
  children: () => ReactNode
  [attribute: `data-${string}` | `aria-${string}`]: string | undefined
  id?: string
  className?: string
}) {
  const renderStatic = useContext(StaticMarkupContext)
  return renderStatic ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered it from the same children.
    <Element {...attributes} dangerouslySetInnerHTML={{ __html: renderStatic(data, children) }} />
  ) : (
    <Element {...attributes}>{children()}</Element>
  )
}
