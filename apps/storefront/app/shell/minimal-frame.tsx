import type { ReactNode } from 'react'
import { usePlace } from '../place/place-context.tsx'
import { StoreLink } from '../place/store-link.tsx'

/** Nothing but the task: checkout, thanks, errors. */
export function MinimalFrame({ children }: { children: ReactNode }) {
  const { website } = usePlace()
  return (
    <div data-layout="minimal">
      <header>
        <StoreLink to="/">{website.name}</StoreLink>
      </header>
      <main id="content">{children}</main>
    </div>
  )
}
