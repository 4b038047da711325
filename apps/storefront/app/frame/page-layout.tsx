import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import { layoutOf } from '../route-table.ts'
import { DefaultFrame } from './default-frame.tsx'
import { MinimalFrame } from './minimal-frame.tsx'

/**
 * The frame of the current route. The layouts are not routes of their own, because the browser would load one more file
 * for each page.
 */
export function PageLayout({ children }: { children: ReactNode }) {
  const layout = layoutOf(useMatches().at(-1)?.id)
  if (layout === 'minimal') return <MinimalFrame>{children}</MinimalFrame>
  if (layout === 'default') return <DefaultFrame>{children}</DefaultFrame>
  return (
    <main id="content" tabIndex={-1} data-layout="empty">
      {children}
    </main>
  )
}
