import { expect, it } from 'vitest'
import { findImages } from './warm-pages.ts'

it('finds each image of a page once per size', () => {
  const html = `<img src="/img/320/400/fit/demo/a%20b.svg" srcset="/img/320/400/fit/demo/a%20b.svg 320w, /img/640/800/fit/demo/a%20b.svg 640w">`
  expect([...findImages(html)]).toEqual([
    { path: '/demo/a b.svg', width: 320, height: 400, action: 'fit' },
    { path: '/demo/a b.svg', width: 640, height: 800, action: 'fit' },
  ])
})
