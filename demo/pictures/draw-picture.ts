import { giftCardPicture } from './giftcard/gift-card.ts'
import { monogram, monogramSize } from './mark/monogram.ts'
import { grain } from './pen/grain.ts'
import { type Random, random } from './pen/random.ts'
import { document, type Sheet, sheet } from './pen/sheet.ts'
import { cardPicture, packPicture } from './product/card-picture.ts'
import { downloadPicture } from './product/download-picture.ts'
import { placedPicture } from './product/placed-picture.ts'
import { setPicture } from './product/set-picture.ts'
import type { DrawPicture, ProductRecipe } from './recipe.ts'
import { emptyHeight, emptyPicture, emptyWidth } from './scene/empty.ts'
import { scene, sceneSize } from './scene/scene.ts'
import { servicePicture } from './service/service.ts'
import { productHeight, productWidth } from './stage/product.ts'

/** Draws a recipe as SVG text. Pure: the same recipe always gives the same text. */
export const drawPicture: DrawPicture = (recipe) => {
  switch (recipe.picture) {
    case 'product': {
      const on = sheet(recipe.view === 'room' || recipe.thing.family === 'set')
      const rng = random(`stage/${recipe.thing.seed}/${recipe.view}`)
      return taken(on, productWidth, productHeight, productPicture(on, rng, recipe))
    }
    case 'monogram': {
      const on = sheet()
      return document(monogramSize, monogramSize, monogram(recipe), on)
    }
    case 'scene':
    case 'blog': {
      const on = sheet(true)
      const shape = recipe.picture === 'scene' ? recipe.shape : 'blog'
      const { w, h } = sceneSize(shape)
      return taken(on, w, h, scene(on, recipe.subject, shape, recipe.seed, recipe.palette))
    }
    case 'empty':
      return document(emptyWidth, emptyHeight, emptyPicture(recipe.scene), sheet())
  }
}

/** Adds film grain over a whole photograph. */
const taken = (on: Sheet, w: number, h: number, content: string): string =>
  document(w, h, content + grain(on, w, h), on)

function productPicture(on: Sheet, rng: Random, recipe: ProductRecipe): string {
  const { thing, view } = recipe
  switch (thing.family) {
    case 'clock':
    case 'wallart':
    case 'frame':
      return placedPicture(on, rng, thing, recipe)
    case 'card':
      return cardPicture(on, rng, thing, recipe)
    case 'cardpack':
      return packPicture(on, rng, thing, view)
    case 'giftcard':
      return giftCardPicture(on, rng, thing, view)
    case 'print-download':
      return downloadPicture(on, rng, thing, recipe)
    case 'set':
      return setPicture(on, rng, thing, recipe)
    case 'service':
      return servicePicture(on, rng, thing)
  }
}
