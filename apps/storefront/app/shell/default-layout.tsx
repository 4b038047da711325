import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { usePlace } from '../place/place-context.tsx'
import { StoreLink } from '../place/store-link.tsx'

export default function DefaultLayout() {
  return (
    <DefaultFrame>
      <Outlet />
    </DefaultFrame>
  )
}

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
      <main id="main">{children}</main>
    </div>
  )
}
