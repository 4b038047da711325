import fc from 'fast-check'
import { expect, it } from 'vitest'
import { slugify } from './slugify.ts'

it.each([
  ['Żółta Ćma', 'zolta-cma'],
  ['Łódź w nocy', 'lodz-w-nocy'],
  ['Ærø øl på Ålesund', 'aero-ol-pa-alesund'],
  ['Þórður Ðýr', 'thordur-dyr'],
  ['Öğrenci için IŞIK, ışık ve İstanbul', 'ogrenci-icin-isik-isik-ve-istanbul'],
  ['Große Uhr & Rahmen', 'grosse-uhr-and-rahmen'],
  ['STRAẞE', 'strasse'],
  ['Đà Nẵng', 'da-nang'],
  ['L’œuvre d’art', 'loeuvre-dart'],
  ['時計', ''],
])('turns %s into %s', (name, slug) => {
  expect(slugify(name)).toBe(slug)
})

it('keeps slugs as they are and writes nothing but letters, digits and single hyphens', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const slug = slugify(text)
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      expect(slugify(slug)).toBe(slug)
    }),
  )
})
