import { drawPicture } from '../../pictures/draw-picture.ts'
import { pictureRecipe } from './picture-recipe.ts'

/** The SVG of a demo image by its path, or null if there is none. Drawn on each call. */
export function drawOriginal(path: string): string | null {
  const recipe = pictureRecipe(path)
  return recipe && drawPicture(recipe)
}
