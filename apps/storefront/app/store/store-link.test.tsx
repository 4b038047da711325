import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { CurrentStore } from './current-store.ts'
import { StoreProvider } from './store-context.tsx'
import { StoreLink } from './store-link.tsx'

const storeWith = (prefix: string) => ({ view: { code: 'here', prefix }, stores: [] }) as unknown as CurrentStore

it.each([
  ['/', '/', '/de'],
  ['/clocks/oak?color=1#reviews', '/clocks/oak?color=1#reviews', '/de/clocks/oak?color=1#reviews'],
  ['//elsewhere', '/elsewhere', '/de/elsewhere'],
])('renders a plain link to %s within the store', (to, href, prefixed) => {
  const render = (prefix: string) =>
    renderToString(
      <StoreProvider store={storeWith(prefix)}>
        <StoreLink to={to} replace state={{}} preventScrollReset onNavigate={() => {}}>
          text
        </StoreLink>
      </StoreProvider>,
    )
  // Until the page is hydrated, a script reads data-replace.
  expect(render('')).toBe(`<a href="${href}" data-replace="">text</a>`)
  expect(render('/de')).toBe(`<a href="${prefixed}" data-replace="">text</a>`)
})
