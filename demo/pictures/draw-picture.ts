import { grain } from './drawing/grain.ts'
import { type Random, random } from './drawing/random.ts'
import { createDefinitions, type SvgDefinitions, svgDocument } from './drawing/svg-definitions.ts'
import { giftCardPicture } from './giftcard/gift-card.ts'
import { monogram, monogramSize } from './mark/monogram.ts'
import { cardPicture, packPicture } from './product/card-picture.ts'
import { downloadPicture } from './product/download-picture.ts'
import { placedPicture } from './product/placed-picture.ts'
import { setPicture } from './product/set-picture.ts'
import { productHeight, productWidth } from './product-views/product.ts'
import type { DrawPicture, ProductRecipe } from './recipe.ts'
import { emptyHeight, emptyPicture, emptyWidth } from './scene/empty.ts'
import { scene, sceneSize } from './scene/scene.ts'
import { servicePicture } from './service/service.ts'

/** Draws a recipe as SVG text. Pure: the same recipe always gives the same text. */
export const drawPicture: DrawPicture = (recipe) => {
  switch (recipe.picture) {
    case 'product': {
      const defs = createDefinitions(recipe.view === 'room' || recipe.product.family === 'set')
      const rng = random(`stage/${recipe.product.seed}/${recipe.view}`)
      return taken(defs, productWidth, productHeight, productPicture(defs, rng, recipe))
    }
    case 'monogram': {
      const defs = createDefinitions()
      return svgDocument(monogramSize, monogramSize, monogram(recipe), defs)
    }
    case 'scene':
    case 'blog': {
      const defs = createDefinitions(true)
      const shape = recipe.picture === 'scene' ? recipe.shape : 'blog'
      const { w, h } = sceneSize(shape)
      return taken(defs, w, h, scene(defs, recipe.subject, shape, recipe.seed, recipe.palette))
    }
    case 'empty':
      return svgDocument(emptyWidth, emptyHeight, emptyPicture(recipe.scene), createDefinitions())
  }
}

/** Adds film grain over a whole photograph. */
const taken = (defs: SvgDefinitions, w: number, h: number, content: string): string =>
  svgDocument(w, h, content + grain(defs, w, h), defs)

function productPicture(defs: SvgDefinitions, rng: Random, recipe: ProductRecipe): string {
  const { product, view } = recipe
  switch (product.family) {
    case 'clock':
    case 'wallart':
    case 'frame':
      return placedPicture(defs, rng, product, recipe)
    case 'card':
      return cardPicture(defs, rng, product, recipe)
    case 'cardpack':
      return packPicture(defs, rng, product, view)
    case 'giftcard':
      return giftCardPicture(defs, rng, product, view)
    case 'print-download':
      return downloadPicture(defs, rng, product, recipe)
    case 'set':
      return setPicture(defs, rng, product, recipe)
    case 'service':
      return servicePicture(defs, rng, product)
  }
}
