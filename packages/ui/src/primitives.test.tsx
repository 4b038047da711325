import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button } from './action/button.tsx'
import { Chip } from './action/chip.tsx'
import { IconButton } from './action/icon-button.tsx'
import { Breadcrumb } from './layout/breadcrumb.tsx'
import { Disclosure } from './layout/disclosure.tsx'
import { EmptyState } from './layout/empty-state.tsx'
import { Shelf } from './layout/shelf.tsx'
import { Loading, Skeleton } from './layout/skeleton.tsx'
import { Tabs } from './layout/tabs.tsx'
import { NoticeRegion } from './overlay/notice-region.tsx'
import { BottomSheet, Panel } from './overlay/panel.tsx'
import { ProgressBar } from './overlay/progress-bar.tsx'
import { Picture } from './picture/picture.tsx'
import { Price } from './text/price.tsx'
import { Rating } from './text/rating.tsx'

test('a busy button keeps its name and does not leave the focus order', () => {
  const html = renderToStaticMarkup(<Button busy>Add to cart</Button>)
  expect(html).toContain('aria-busy="true"')
  expect(html).toContain('aria-disabled="true"')
  expect(html).toContain('Add to cart')
  expect(html).not.toMatch(/ disabled/)
  expect(renderToStaticMarkup(<Button>Add</Button>)).toContain('type="button"')
})

test('a button with an icon only has a name, and its count is not read twice', () => {
  const html = renderToStaticMarkup(<IconButton icon="bag" label="Cart, 120 things" count={120} />)
  expect(html).toContain('Cart, 120 things')
  expect(html).toMatch(/aria-hidden="true">99\+</)
  expect(renderToStaticMarkup(<IconButton icon="bag" label="Cart" count={0} />)).not.toContain('ui-icon-count')
})

test('a chip that switches says whether it is on', () => {
  expect(renderToStaticMarkup(<Chip selected>Oak</Chip>)).toContain('aria-pressed="true"')
  expect(renderToStaticMarkup(<Chip>Oak</Chip>)).not.toContain('aria-pressed')
})

test('two prices are told apart by words', () => {
  const html = renderToStaticMarkup(
    <Price current="£36.00" before="£48.00" currentLabel="Now" beforeLabel="Before" note="incl. VAT" />,
  )
  expect(html.replace(/<[^>]*>/g, '')).toBe('Now £36.00Before £48.00incl. VAT')
  expect(html).toContain('<s ')
  expect(renderToStaticMarkup(<Price current="£36.00" before={null} />)).not.toContain('<s ')
})

test('a picture keeps its place and offers the sizes the server has', () => {
  const html = renderToStaticMarkup(
    <Picture image="/c/l/clock.jpg" alt="Oak clock" width={320} shape="4/5" widths={[320, 640, 2400]} sizes="50vw" />,
  )
  expect(html).toContain('width="320" height="400"')
  expect(html).toContain('srcSet="/img/320/400/fit/c/l/clock.jpg 320w, /img/640/800/fit/c/l/clock.jpg 640w"')
  expect(html).toContain('loading="lazy"')
  expect(html).toContain('stand-in-linen')
  expect(html).not.toContain('data-arriving')
})

test('the first picture is fetched before all others and waits for no script', () => {
  const html = renderToStaticMarkup(<Picture image={null} alt="" width={510} shape="1/1" priority="first" />)
  expect(html).toContain('fetchPriority="high"')
  expect(html).toContain('loading="eager"')
})

test.each([Panel, BottomSheet])('panels are named dialogs, closed until a script opens them', (Kind) => {
  const html = renderToStaticMarkup(
    <Kind open onClose={() => {}} title="Cart" closeLabel="Close">
      things
    </Kind>,
  )
  const id = /aria-labelledby="([^"]*)"/.exec(html)![1]
  expect(html).toMatch(/^<dialog/)
  expect(html).toMatch(new RegExp(`<h2 id="${id}"[^>]*>Cart</h2>`))
  expect(html).not.toMatch(/<dialog[^>]* open/)
})

test('notices are read out when they come', () => {
  expect(renderToStaticMarkup(<NoticeRegion label="Notifications">x</NoticeRegion>)).toContain('aria-live="polite"')
})

test('tabs: one is in the focus order, every panel is named by its tab', () => {
  const tabs = ['a', 'b', 'c'].map((key) => ({ key, label: key, content: key }))
  const html = renderToStaticMarkup(<Tabs label="About" tabs={tabs} defaultKey="b" />)
  expect(html.match(/role="tab"/g)).toHaveLength(3)
  expect(html.match(/tabindex="0"/gi)).toHaveLength(1)
  expect(html.match(/data-closed/g)).toHaveLength(2)
  for (const [, panel] of html.matchAll(/aria-controls="([^"]*)"/g)) expect(html).toContain(`id="${panel}"`)
})

test('the last crumb is the page itself', () => {
  const items = [
    { key: 'home', content: <a href="/">Home</a> },
    { key: 'page', content: 'Clocks' },
  ]
  const html = renderToStaticMarkup(<Breadcrumb label="You are here" items={items} />)
  expect(html).toContain('<nav aria-label="You are here"')
  expect(html).toContain('<span aria-current="page">Clocks</span>')
})

test('what opens, opens without a script', () => {
  expect(renderToStaticMarkup(<Disclosure summary="Size">A4</Disclosure>)).toMatch(/^<details[^>]*><summary>/)
})

test('waiting is said once and drawn for the eyes only', () => {
  const html = renderToStaticMarkup(
    <Loading label="Loading products">
      <Skeleton />
    </Loading>,
  )
  expect(html).toMatch(/role="status".*Loading products.*aria-hidden="true"/)
})

test('a progress bar speaks while it runs and is silent before', () => {
  expect(renderToStaticMarkup(<ProgressBar active label="Loading" />)).toContain(
    'role="progressbar" aria-label="Loading"',
  )
  expect(renderToStaticMarkup(<ProgressBar active={false} label="Loading" />)).toContain('aria-hidden="true"')
})

test('a row that scrolls can be reached by keyboard', () => {
  const html = renderToStaticMarkup(
    <Shelf label="Best sellers" previousLabel="Back" nextLabel="On" items={[{ key: 'a', content: 'a' }]} />,
  )
  expect(html).toMatch(/<ul[^>]*tabindex="0"/i)
})

test('an empty place has a heading of the level it is given', () => {
  expect(renderToStaticMarkup(<EmptyState drawing="empty-frame" title="Nothing" headingLevel={1} />)).toContain('<h1')
})

test.each([
  [0, 0, 0],
  [4.4, 4, 1],
  [4.8, 5, 0],
  [5, 5, 0],
])('%s of five is drawn as %s full and %s half stars', (value, full, half) => {
  const html = renderToStaticMarkup(<Rating value={value} label="rated" />)
  expect(html).toContain('role="img" aria-label="rated"')
  expect(html.match(/fill="currentColor"/g)?.length ?? 0).toBe(full + half)
})
