import { expect, it } from 'vitest'
import { buildGallery, type MediaItem } from './gallery.ts'
import { mergeVariant } from './merge-variant.ts'
import { type LabelFacts, productLabels } from './product-labels.ts'

const picture = (image: string, position: number): MediaItem => ({ image, position, label: null, video: null })

it('merges the chosen variant into the product but keeps the product name and URL', () => {
  const product = {
    sku: 'A',
    name: 'Clock',
    visibility: 4,
    type_id: 'configurable',
    url_path: 'a',
    image: '/a.jpg',
    price: 1,
  }
  const variant = { sku: 'A-1', name: 'Clock, oak', visibility: 1, type_id: 'simple', image: 'no_selection', price: 2 }
  expect(mergeVariant(product, variant)).toEqual({ ...product, sku: 'A-1', price: 2 })
  expect(mergeVariant(product, { ...variant, image: '/a1.jpg' }).image).toBe('/a1.jpg')
})

it('lists every picture once, in order, and starts at the chosen variant', () => {
  const film = { ...picture('/b.jpg', 9), video: { url: 'https://v/1', title: 't', description: '' } }
  const media = [picture('/c.jpg', 3), film, picture('/b.jpg', 2), picture('/b.jpg', 4), picture('no_selection', 1)]
  const images = (variantPicture: string | null) => {
    const { entries, startAt } = buildGallery({ media, mainPicture: '/a.jpg', variantPicture })
    return [entries.map(({ image, video }) => (video ? `film ${image}` : image)), startAt]
  }
  expect(images(null)).toEqual([['/a.jpg', '/b.jpg', '/c.jpg', 'film /b.jpg'], 0])
  expect(images('/c.jpg')).toEqual([['/a.jpg', '/b.jpg', '/c.jpg', 'film /b.jpg'], 2])
  expect(images('/d.jpg')).toEqual([['/d.jpg', '/a.jpg', '/b.jpg', '/c.jpg', 'film /b.jpg'], 0])
  expect(buildGallery({ media: [], mainPicture: undefined })).toEqual({ entries: [], startAt: 0 })
})

const facts: LabelFacts = {
  given: [],
  reduced: false,
  inStock: true,
  left: null,
  lowFrom: 3,
  preOrder: false,
  newFrom: null,
  newTo: null,
  now: new Date('2026-11-15T12:00:00Z'),
}

it.each<[string, Partial<LabelFacts>, string[]]>([
  ['a sale label after the sale has ended', { given: ['sale', 'limited'] }, ['limited']],
  ['a price reduction that began after the import', { given: ['limited'], reduced: true }, ['sale', 'limited']],
  ['the last pieces in stock', { left: 3 }, ['last-pieces']],
  [
    'a product without stock',
    { left: 0, inStock: false, given: ['last-pieces', 'bestseller'] },
    ['sold-out', 'bestseller'],
  ],
  ['stock that is not managed', { left: null }, []],
  ['a pre-order, which never has last pieces', { preOrder: true, left: 1 }, ['pre-order']],
  ['a catalogue that sends labels but no dates', { preOrder: null, given: ['pre-order', 'new'] }, ['pre-order', 'new']],
  ['a new label whose end date has passed', { given: ['new'], newTo: new Date('2026-11-01') }, []],
  ['a product that is new by its dates', { newFrom: new Date('2026-11-01'), newTo: new Date('2026-12-01') }, ['new']],
])('chooses the labels for %s', (_name, over, labels) => {
  expect(productLabels({ ...facts, ...over })).toEqual(labels)
})
