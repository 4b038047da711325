import { drawPicture } from '../../pictures/draw-picture.ts'
import { pictureRecipe } from './picture-recipe.ts'

/** The SVG text of a picture of the demo by its address, or null where there is none. Drawn anew at each call. */
export function drawOriginal(path: string): string | null {
  const recipe = pictureRecipe(path)
  return recipe && drawPicture(recipe)
}
