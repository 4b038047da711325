import type { ReactNode } from 'react'
import { usePlace } from '../place/place-context.tsx'
import { StoreLink } from '../place/store-link.tsx'

/** The frame of almost every screen. */
export function DefaultFrame({ children }: { children: ReactNode }) {
  const { website, stores } = usePlace()
  return (
    <div data-layout="default">
      <header>
        <StoreLink to="/">{website.name}</StoreLink>
        <nav>
          <ul>
            {stores.map(({ code, name }) => (
              <li key={code}>
                <StoreLink to="/" store={code}>
                  {name}
                </StoreLink>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main id="content">{children}</main>
    </div>
  )
}
