import type { Language } from '@mantel/domain/store'
import type { Recipe, View } from '../../pictures/recipe.ts'
import {
  emptyScenes,
  type MonogramStyle,
  monogramStyles,
  paletteNames,
  sceneShapes,
  sceneSubjects,
} from '../../pictures/vocabulary.ts'
import { consumerCategories, tradeCategories } from '../categories/category-rows.ts'
import { postScene } from '../content/index.ts'
import { artists, brands } from '../makers/names.ts'
import { allProducts } from '../products/all-products.ts'
import type { PictureSpecInLanguage, ProductModel } from '../products/model.ts'
import { hash } from '../random.ts'

/**
 * The recipe of the image at a path under /demo, or null if there is none. Only paths used by the catalogue
 * or a page have one, so requests cannot make the shop draw unlimited images.
 */
export function pictureRecipe(path: string): Recipe | null {
  const [, folder, rest] = /^\/?demo\/([a-z]+)\/(.+)\.svg$/.exec(path) ?? []
  if (!folder || !rest) return null
  if (folder === 'scenes') return sceneRecipe(rest)
  if (folder === 'blog') return blogRecipe(rest)
  if (folder === 'studios') return studioRecipe(rest)
  if (folder === 'empty') return emptyRecipe(rest)
  return productRecipe(folder, rest)
}

type Drawable = { model: ProductModel; pictureSpec: PictureSpecInLanguage; views: readonly View[] }

let drawables: ReadonlyMap<string, Drawable> | undefined

function drawableBySku(): ReadonlyMap<string, Drawable> {
  drawables ??= new Map(
    allProducts().flatMap((model): [string, Drawable][] => [
      [model.sku.toLowerCase(), { model, pictureSpec: model.pictureSpec, views: model.views }],
      ...model.variants.map((variant): [string, Drawable] => [
        variant.sku.toLowerCase(),
        { model, pictureSpec: variant.pictureSpec, views: ['front'] },
      ]),
    ]),
  )
  return drawables
}

function productRecipe(folder: string, rest: string): Recipe | null {
  const [, language, sku, view] = /^(?:(de|it)\/)?([a-z0-9-]+)-(front|angle|detail|room|back|pack)$/.exec(rest) ?? []
  const drawable = drawableBySku().get(sku ?? '')
  if (!drawable || drawable.model.family !== folder || !drawable.views.includes(view as View)) return null
  if (language && !drawable.model.lettered) return null
  return { picture: 'product', product: drawable.pictureSpec((language ?? 'en') as Language), view: view as View }
}

const categoryScenes = new Map([...consumerCategories, ...tradeCategories].map(({ id, scene }) => [String(id), scene]))

/** A category's own image, or one of nine images of the subject for banners and tiles. */
function sceneRecipe(rest: string): Recipe | null {
  const subject = sceneSubjects.find(
    (one) => rest.startsWith(`${one}-`) && sceneShapes.some((shape) => rest.startsWith(`${one}-${shape}-`)),
  )
  const shape = sceneShapes.find((one) => rest.startsWith(`${subject}-${one}-`))
  if (!subject || !shape) return null
  const of = rest.slice(`${subject}-${shape}-`.length)
  if (!/^[1-9]$/.test(of) && categoryScenes.get(of) !== subject) return null
  return { picture: 'scene', subject, shape, palette: paletteFor(`${subject} ${of}`), seed: `${subject}-${of}` }
}

function blogRecipe(key: string): Recipe | null {
  const subject = postScene(key)
  return subject ? { picture: 'blog', subject, palette: paletteFor(`blog ${key}`), seed: key } : null
}

const makerNames = new Map<string, string>([...Object.entries(artists), ...Object.entries(brands)])

function studioRecipe(rest: string): Recipe | null {
  const name = makerNames.get(rest)
  if (!name) return null
  const style: MonogramStyle = monogramStyles[hash(`${rest} style`) % monogramStyles.length]!
  return { picture: 'monogram', initials: initialsOf(name), name, style, palette: paletteFor(rest), seed: rest }
}

const smallWords = new Set(['the', 'of', 'and', '&', 'co.'])

function initialsOf(name: string): string {
  const letters = name
    .split(' ')
    .filter((word) => !smallWords.has(word.toLowerCase()))
    .map((word) => word[0]!)
  return letters.length > 1 ? letters.slice(0, 3).join('') : name.replace(/^The /, '').slice(0, 2).toUpperCase()
}

function emptyRecipe(rest: string): Recipe | null {
  const scene = emptyScenes.find((one) => one === rest)
  return scene ? { picture: 'empty', scene } : null
}

const paletteFor = (key: string) => paletteNames[hash(key) % paletteNames.length]!
