import type { SceneShape, SceneSubject } from '../../pictures/vocabulary.ts'

/** `of` distinguishes images of one subject: it is a category's id or a banner's number. */
export const scenePath = (subject: SceneSubject, shape: SceneShape, of: string): string =>
  `/demo/scenes/${subject}-${shape}-${of}.svg`
