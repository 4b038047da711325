import type { Language } from '@mantel/domain/store'
import type { View } from '../../pictures/recipe.ts'
import type { ProductModel, VariantModel } from '../products/model.ts'

/** A card with printed words has one image per language. */
export function picturePath(model: ProductModel, view: View, language: Language): string {
  const folder = model.lettered && language !== 'en' ? `${model.family}/${language}` : model.family
  return `/demo/${folder}/${model.sku.toLowerCase()}-${view}.svg`
}

export const variantPicturePath = (model: ProductModel, variant: VariantModel): string =>
  `/demo/${model.family}/${variant.sku.toLowerCase()}-front.svg`
