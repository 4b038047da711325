import { expect, it } from 'vitest'
import { artists, brands } from '../makers/names.ts'
import { findDuplicates, storeOf } from '../testing/generated-stores.ts'
import { pictureRecipe } from './picture-recipe.ts'

it('draws two to five images for every product and variant', () => {
  for (const { products } of ['default', 'de', 'trade'].map(storeOf)) {
    for (const product of products) {
      const pictures = product.media_gallery!.filter(({ typ }) => typ === 'image')
      expect(pictures.length).toBeGreaterThanOrEqual(2)
      expect(pictures.length).toBeLessThanOrEqual(5)
      for (const { image, lab } of product.media_gallery!) {
        expect(pictureRecipe(image), image).not.toBeNull()
        expect(lab).toContain(product.name)
      }
      for (const { image } of product.configurable_children ?? []) expect(pictureRecipe(image!), image).not.toBeNull()
    }
  }
})

it('draws a different front image for every product', () => {
  for (const { products } of ['default', 'de', 'trade'].map(storeOf))
    expect(findDuplicates(products, ({ image }) => JSON.stringify(pictureRecipe(image!)))).toEqual([])
})

it('draws variants differently', () => {
  for (const product of storeOf('default').products)
    for (const child of product.configurable_children ?? []) expect(child.image).toContain(child.sku.toLowerCase())
})

it('prints cards in the language of the store', () => {
  const front = (code: string) => {
    const { image } = storeOf(code).products.find(({ sku }) => sku === 'CRD-PS-021')!
    return JSON.stringify(pictureRecipe(image!))
  }
  expect(front('default')).toContain('Thank you')
  expect(front('de')).toContain('Danke')
  expect(front('it')).toContain('Grazie')
})

it('has images for categories, makers and empty screens', () => {
  for (const { categories } of ['default', 'trade'].map(storeOf))
    for (const { heading_image, banner_image } of categories)
      for (const path of [heading_image, banner_image])
        if (path) expect(pictureRecipe(String(path)), String(path)).not.toBeNull()
  for (const key of [...Object.keys(artists), ...Object.keys(brands)])
    expect(pictureRecipe(`/demo/studios/${key}.svg`)).not.toBeNull()
  expect(pictureRecipe('/demo/empty/stopped-clock.svg')).toEqual({ picture: 'empty', scene: 'stopped-clock' })
})

it('returns null for an unused path', () => {
  for (const path of [
    '/demo/clocks/clk-nothing-front.svg',
    '/demo/clocks/clk-wensley-pack.svg',
    '/demo/clocks/de/clk-wensley-front.svg',
    '/demo/cards/clk-wensley-front.svg',
    '/demo/scenes/clocks-banner-4711.svg',
    '/demo/studios/constructor.svg',
    '/demo/../secret.svg',
    '/img/x.svg',
  ])
    expect(pictureRecipe(path), path).toBeNull()
})
