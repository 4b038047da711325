import type { SceneShape, SceneSubject } from '../../pictures/vocabulary.ts'

/** `of` tells apart pictures of one subject: a category's id, a banner's number. */
export const scenePath = (subject: SceneSubject, shape: SceneShape, of: string): string =>
  `/demo/scenes/${subject}-${shape}-${of}.svg`
