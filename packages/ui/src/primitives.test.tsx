import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Button } from './action/button.tsx'
import { Chip } from './action/chip.tsx'
import { IconButton } from './action/icon-button.tsx'
import { Breadcrumb } from './layout/breadcrumb.tsx'
import { Carousel } from './layout/carousel.tsx'
import { Disclosure } from './layout/disclosure.tsx'
import { EmptyState } from './layout/empty-state.tsx'
import { Loading, Skeleton } from './layout/skeleton.tsx'
import { Tabs } from './layout/tabs.tsx'
import { NoticeRegion } from './overlay/notice-region.tsx'
import { BottomSheet, Panel } from './overlay/panel.tsx'
import { ProgressBar } from './overlay/progress-bar.tsx'
import { Picture } from './picture/picture.tsx'
import { Price } from './text/price.tsx'
import { Rating } from './text/rating.tsx'

it('keeps a busy button named and focusable', () => {
  const html = renderToStaticMarkup(<Button busy>Add to cart</Button>)
  expect(html).toContain('aria-busy="true"')
  expect(html).toContain('aria-disabled="true"')
  expect(html).toContain('Add to cart')
  expect(html).not.toMatch(/ disabled/)
  expect(renderToStaticMarkup(<Button>Add</Button>)).toContain('type="button"')
})

it('names an icon button and hides its count from screen readers', () => {
  const html = renderToStaticMarkup(<IconButton icon="bag" label="Cart, 120 items" count={120} />)
  expect(html).toContain('Cart, 120 items')
  expect(html).toMatch(/aria-hidden="true">99\+</)
  expect(renderToStaticMarkup(<IconButton icon="bag" label="Cart" count={0} />)).not.toContain('ui-icon-count')
})

it('announces whether a toggle chip is pressed', () => {
  expect(renderToStaticMarkup(<Chip selected>Oak</Chip>)).toContain('aria-pressed="true"')
  expect(renderToStaticMarkup(<Chip>Oak</Chip>)).not.toContain('aria-pressed')
})

it('labels the current and the former price in words', () => {
  const html = renderToStaticMarkup(
    <Price current="£36.00" before="£48.00" currentLabel="Now" beforeLabel="Before" note="incl. VAT" />,
  )
  expect(html.replace(/<[^>]*>/g, '')).toBe('Now £36.00Before £48.00incl. VAT')
  expect(html).toContain('<s ')
  expect(renderToStaticMarkup(<Price current="£36.00" before={null} />)).not.toContain('<s ')
})

it('reserves the space of a picture and lists the sizes that the server has', () => {
  const html = renderToStaticMarkup(
    <Picture image="/c/l/clock.jpg" alt="Oak clock" width={320} shape="4/5" widths={[320, 640, 2400]} sizes="50vw" />,
  )
  expect(html).toContain('width="320" height="400"')
  expect(html).toContain('srcSet="/img/320/400/fit/c/l/clock.jpg 320w, /img/640/800/fit/c/l/clock.jpg 640w"')
  expect(html).toContain('loading="lazy"')
  expect(html).not.toContain('data-arriving')
})

it('loads the first picture eagerly with high priority', () => {
  const html = renderToStaticMarkup(<Picture image={null} alt="" width={510} shape="1/1" priority="first" />)
  expect(html).toContain('fetchPriority="high"')
  expect(html).toContain('loading="eager"')
})

it.each([Panel, BottomSheet])('renders a panel as a named dialog that is closed without a script', (Component) => {
  const html = renderToStaticMarkup(
    <Component open onClose={() => {}} title="Cart" closeLabel="Close">
      things
    </Component>,
  )
  const id = /aria-labelledby="([^"]*)"/.exec(html)![1]
  expect(html).toMatch(/^<dialog/)
  expect(html).toMatch(new RegExp(`<h2 id="${id}"[^>]*>Cart</h2>`))
  expect(html).not.toMatch(/<dialog[^>]* open/)
})

it('announces notices politely', () => {
  expect(renderToStaticMarkup(<NoticeRegion label="Notifications">x</NoticeRegion>)).toContain('aria-live="polite"')
})

it('has one focusable tab, and names every panel by its tab', () => {
  const tabs = ['a', 'b', 'c'].map((key) => ({ key, label: key, content: key }))
  const html = renderToStaticMarkup(<Tabs label="About" tabs={tabs} defaultKey="b" />)
  expect(html.match(/role="tab"/g)).toHaveLength(3)
  expect(html.match(/tabindex="0"/gi)).toHaveLength(1)
  expect(html.match(/data-closed/g)).toHaveLength(2)
  for (const [, panel] of html.matchAll(/aria-controls="([^"]*)"/g)) expect(html).toContain(`id="${panel}"`)
})

it('marks the last breadcrumb as the current page', () => {
  const items = [
    { key: 'home', content: <a href="/">Home</a> },
    { key: 'page', content: 'Clocks' },
  ]
  const html = renderToStaticMarkup(<Breadcrumb label="You are here" items={items} />)
  expect(html).toContain('<nav aria-label="You are here"')
  expect(html).toContain('<span aria-current="page">Clocks</span>')
})

it('renders a disclosure that opens without JavaScript', () => {
  expect(renderToStaticMarkup(<Disclosure summary="Size">A4</Disclosure>)).toMatch(/^<details[^>]*><summary>/)
})

it('announces loading once and hides skeletons from screen readers', () => {
  const html = renderToStaticMarkup(
    <Loading label="Loading products">
      <Skeleton />
    </Loading>,
  )
  expect(html).toMatch(/role="status".*Loading products.*aria-hidden="true"/)
})

it('sizes and times the progress bar as the specification says, without a style while it is hidden', () => {
  expect(renderToStaticMarkup(<ProgressBar active label="Loading" />)).toContain(
    'style="--bar-height:2px;--bar-growth:200ms;--bar-fading:600ms"',
  )
  expect(renderToStaticMarkup(<ProgressBar active={false} label="Loading" />)).not.toContain('style=')
})

it('announces the progress bar only while it runs', () => {
  expect(renderToStaticMarkup(<ProgressBar active label="Loading" />)).toContain(
    'role="progressbar" aria-label="Loading"',
  )
  expect(renderToStaticMarkup(<ProgressBar active={false} label="Loading" />)).toContain('aria-hidden="true"')
})

it('makes a carousel focusable for the keyboard', () => {
  const html = renderToStaticMarkup(
    <Carousel label="Best sellers" previousLabel="Back" nextLabel="On" items={[{ key: 'a', content: 'a' }]} />,
  )
  expect(html).toMatch(/<ul[^>]*tabindex="0"/i)
})

it('renders the heading of an empty state at the given level', () => {
  expect(renderToStaticMarkup(<EmptyState drawing="empty-frame" title="Nothing" headingLevel={1} />)).toContain('<h1')
})

it.each([
  [0, 0, 0],
  [4.4, 4, 1],
  [4.8, 5, 0],
  [5, 5, 0],
])('draws %s of five as %s full and %s half stars', (value, full, half) => {
  const html = renderToStaticMarkup(<Rating value={value} label="rated" />)
  expect(html).toContain('role="img" aria-label="rated"')
  expect(html.match(/fill="currentColor"/g)?.length ?? 0).toBe(full + half)
})
