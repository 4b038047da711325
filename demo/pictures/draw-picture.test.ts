import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawPicture } from './draw-picture.ts'
import type { Recipe } from './recipe.ts'
import { sampleProducts, sampleScenes } from './sample-recipes.ts'

const recipes: Recipe[] = [
  ...sampleProducts('clock', 60),
  ...sampleProducts('wallart', 116),
  ...sampleProducts('frame', 40),
  ...sampleProducts('card', 60),
  ...sampleProducts('cardpack', 6),
  ...sampleProducts('giftcard', 6),
  ...sampleProducts('print-download', 6),
  ...sampleProducts('set', 12),
  ...sampleProducts('service', 6),
  ...sampleScenes(),
]
const drawn = recipes.map((recipe) => ({ recipe, svg: drawPicture(recipe) }))
const name = (recipe: Recipe) => JSON.stringify(recipe).slice(0, 160)
const elements = (svg: string) => svg.match(/<[a-zA-Z]/g)!.length

it('draws the same picture for the same recipe, also after a JSON round trip', () => {
  for (const { recipe, svg } of drawn.filter((_, i) => i % 9 === 0))
    expect(drawPicture(JSON.parse(JSON.stringify(recipe))), name(recipe)).toBe(svg)
})

it('draws well-formed SVG in the size of its kind', async () => {
  const sizes: Record<Recipe['picture'], readonly string[]> = {
    product: ['1200×1500'],
    scene: ['1920×600', '1920×304', '1600×800', '900×1200', '1000×1000', '1080×1350'],
    blog: ['1600×900'],
    monogram: ['600×600'],
    empty: ['800×600'],
  }
  for (const { recipe, svg } of drawn.filter(({ recipe }, i) => recipe.picture !== 'product' || i % 4 === 0)) {
    const { format, width, height } = await sharp(Buffer.from(svg)).metadata()
    expect(format, name(recipe)).toBe('svg')
    expect(sizes[recipe.picture], name(recipe)).toContain(`${width}×${height}`)
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`)
  }
}, 60_000)

it('contains no text elements, styles, scripts or external URLs', () => {
  for (const { recipe, svg } of drawn) {
    expect(svg, name(recipe)).not.toMatch(/<(text|tspan|style|script|foreignObject|filter)\b/)
    expect(svg.replace(/xmlns(:xlink)?="[^"]*"/g, ''), name(recipe)).not.toMatch(/https?:|file:/)
  }
})

it('contains only finite numbers and defined references', () => {
  for (const { recipe, svg } of drawn) {
    expect(svg, name(recipe)).not.toMatch(/NaN|Infinity|undefined|\[object/)
    const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^")]+)/g))
      expect(defined.has(id), `${id} in ${name(recipe)}`).toBe(true)
  }
})

it('keeps pictures small and fast to render', () => {
  for (const { recipe, svg } of drawn) {
    expect(svg.length, name(recipe)).toBeLessThan(210_000)
    expect(elements(svg), name(recipe)).toBeLessThan(1300)
  }
  const lengths = drawn.map(({ svg }) => svg.length).sort((a, b) => a - b)
  expect(lengths[lengths.length >> 1]!).toBeLessThan(60_000)
})

it('draws a different picture for every recipe', () => {
  expect(new Set(drawn.map(({ svg }) => svg)).size).toBe(drawn.length)
})

it('draws another clock, picture, frame and card for another seed', () => {
  for (const family of ['clock', 'wallart', 'frame', 'card'] as const) {
    const [recipe] = sampleProducts(family, 1, 'front')
    const text = JSON.stringify(recipe)
    const seeds = Array.from({ length: 12 }, (_, i) => text.replaceAll(/"seed":"[^"]*"/g, `"seed":"another ${i}"`))
    expect(new Set(seeds.map((one) => drawPicture(JSON.parse(one)))).size, family).toBe(12)
  }
})
