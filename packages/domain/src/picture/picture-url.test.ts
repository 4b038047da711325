import { expect, it } from 'vitest'
import { pictureSrcset, pictureUrl } from './picture-url.ts'

it('keeps the folders of a picture URL and encodes the rest', () => {
  expect(pictureUrl('/c/l/oak clock #1.jpg', { width: 300, height: 0 })).toBe(
    '/img/300/0/resize/c/l/oak%20clock%20%231.jpg',
  )
  expect(pictureUrl('c/l/x.jpg', { width: 80, height: 80 }, 'fit')).toBe('/img/80/80/fit/c/l/x.jpg')
  expect(pictureUrl('https://media.example/a.jpg', { width: 80, height: 80 })).toBe(
    '/img/80/80/resize/https%3A%2F%2Fmedia.example%2Fa.jpg',
  )
})

it('uses the placeholder when there is no picture', () => {
  for (const image of [null, undefined, '', 'no_selection'])
    expect(pictureUrl(image, { width: 80, height: 80 })).toBe('/img/80/80/resize/no_selection')
})

it('lists every size with its width in the srcset', () => {
  const sizes = [
    { width: 240, height: 300 },
    { width: 480, height: 600 },
  ]
  expect(pictureSrcset('/a.jpg', sizes, 'fit')).toBe('/img/240/300/fit/a.jpg 240w, /img/480/600/fit/a.jpg 480w')
})
