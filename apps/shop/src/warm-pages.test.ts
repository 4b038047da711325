import { expect, test } from 'vitest'
import { picturesIn } from './warm-pages.ts'

test('every picture of a page is named once, at each size it is offered in', () => {
  const html = `<img src="/img/320/400/fit/demo/a%20b.svg" srcset="/img/320/400/fit/demo/a%20b.svg 320w, /img/640/800/fit/demo/a%20b.svg 640w">`
  expect([...picturesIn(html)]).toEqual([
    { path: '/demo/a b.svg', width: 320, height: 400, action: 'fit' },
    { path: '/demo/a b.svg', width: 640, height: 800, action: 'fit' },
  ])
})
