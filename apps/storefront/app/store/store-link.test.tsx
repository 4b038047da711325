import { renderToString } from 'react-dom/server'
import { Link, StaticRouter } from 'react-router'
import { expect, it } from 'vitest'
import type { CurrentStore } from './current-store.ts'
import { StoreProvider } from './store-context.tsx'
import { StoreLink } from './store-link.tsx'

const storeWith = (prefix: string) => ({ view: { code: 'here', prefix }, stores: [] }) as unknown as CurrentStore

it.each([
  '/',
  '/?q=a',
  '/clocks',
  '/clocks/',
  '/clocks/oak?color=1&color=2#reviews',
  '/a b/ä?q=%2F',
  '//elsewhere',
  '/a/../b',
  '/a/./b?',
  '/clocks#',
])('renders the router’s markup for %s', (to) => {
  const rest = { className: 'x', replace: true, state: {}, 'aria-current': 'page' as const }
  for (const prefix of ['', '/de']) {
    const render = (link: React.ReactNode) =>
      renderToString(
        <StaticRouter basename={prefix || '/'} location={`${prefix}/here`}>
          <StoreProvider store={storeWith(prefix)}>{link}</StoreProvider>
        </StaticRouter>,
      )
    const ours = render(
      <StoreLink to={to} {...rest}>
        text
      </StoreLink>,
    )
    const routers = render(
      <Link to={to} {...rest} prefetch="intent" discover="none">
        text
      </Link>,
    )
    expect(attributesOf(ours)).toEqual(attributesOf(routers))
  }
})

const attributesOf = (html: string) => html.replace(/<a (.*?)>/, (_, list: string) => list.split(' ').sort().join(' '))
