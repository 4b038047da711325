import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { CurrentStore } from '../store/current-store.ts'
import { StoreProvider } from '../store/store-context.tsx'
import { StoreLink } from '../store/store-link.tsx'
import { createMarkupCache } from './markup-cache.tsx'
import { StaticContent, StaticMarkupContext } from './static-markup.tsx'

const storeWith = (prefix: string) => ({ view: { code: prefix, prefix }, stores: [] }) as unknown as CurrentStore
const data = { path: '/clocks', name: 'Clocks & more' }
const content = () => (
  <>
    <StoreLink to={data.path}>{data.name}</StoreLink> text {1}
  </>
)
const element = (create: typeof content) => (
  <StaticContent as="nav" data={data} id="x" className="y">
    {create}
  </StaticContent>
)

it('renders the same markup with and without the cache', () => {
  const store = storeWith('/de')
  const withStore = (node: React.ReactNode) => <StoreProvider store={store}>{node}</StoreProvider>
  const cached = createMarkupCache()(store, withStore)
  const plain = renderToString(withStore(element(content)))
  expect(plain).toContain('<a href="/de/clocks">Clocks &amp; more</a>')
  for (let round = 0; round < 2; round++)
    expect(
      renderToString(<StaticMarkupContext value={cached}>{withStore(element(content))}</StaticMarkupContext>),
    ).toBe(plain)
})

it('renders content once for each store view and each data object', () => {
  const markupOf = createMarkupCache()
  const create = vi.fn(() => 'text')
  const stores = [storeWith(''), storeWith('/de')]
  for (const store of [...stores, ...stores])
    for (const one of [data, { ...data }]) markupOf(store, (node) => node)(one, create)
  expect(create).toHaveBeenCalledTimes(6)
})

it('shares content with equal text keys within a store view', () => {
  const markupOf = createMarkupCache()
  const create = vi.fn(() => 'text')
  const stores = [storeWith(''), storeWith('/de')]
  for (const store of [...stores, ...stores])
    for (const key of ['card 1', 'card 2']) markupOf(store, (node) => node)(key, create)
  expect(create).toHaveBeenCalledTimes(4)
})

it('renders content without a key as part of the page and never caches it', () => {
  const cached = vi.fn(() => '')
  const page = (
    <StaticMarkupContext value={cached}>
      <StaticContent data={() => null}>{() => 'of this page'}</StaticContent>
    </StaticMarkupContext>
  )
  expect(renderToString(page)).toBe('<div>of this page</div>')
  expect(cached).not.toHaveBeenCalled()
})
