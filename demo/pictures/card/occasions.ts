import type { CardMotif, CardOccasion } from '../vocabulary.ts'

/** Motifs for an occasion when the recipe has none. */
export const motifsFor: Record<CardOccasion, readonly CardMotif[]> = {
  birthday: ['cake', 'balloons', 'candles', 'hot-air-balloon', 'bee', 'cat', 'dog', 'whale', 'stars', 'fish'],
  anniversary: ['hearts', 'glasses', 'pears', 'bouquet', 'swallow'],
  wedding: ['rings', 'glasses', 'wreath', 'swallow', 'bouquet'],
  engagement: ['rings', 'glasses', 'hearts'],
  'new-baby': ['pram', 'moon', 'hare', 'whale', 'rainbow'],
  'new-home': ['house', 'key', 'armchair', 'teapot'],
  'thank-you': ['bouquet', 'tulips', 'lemons', 'bee', 'teapot'],
  sympathy: ['feather', 'wreath', 'swallow', 'tulips'],
  congratulations: ['stars', 'glasses', 'balloons', 'hot-air-balloon'],
  'good-luck': ['clover', 'stars', 'rainbow', 'swallow'],
  'get-well': ['sun', 'teapot', 'tulips', 'cactus'],
  retirement: ['armchair', 'sailing-boat', 'bicycle', 'fish'],
  'mothers-day': ['tulips', 'bouquet', 'teapot', 'lemons'],
  'fathers-day': ['fish', 'bicycle', 'sailing-boat', 'fox', 'mountain'],
  valentine: ['hearts', 'fox', 'bee', 'pears'],
  easter: ['eggs', 'hare', 'tulips'],
  christmas: ['fir-tree', 'robin', 'snowflakes', 'wreath', 'stars', 'house'],
  'new-year': ['stars', 'glasses', 'clover', 'moon'],
  blank: ['lighthouse', 'mountain', 'bicycle', 'pears', 'feather', 'cactus', 'swallow', 'sailing-boat', 'fox'],
}

/** Motifs that use a warm, light main ink instead of the palette's accent. */
export const warmInkMotifs: ReadonlySet<CardMotif> = new Set([
  'sun',
  'lemons',
  'bee',
  'moon',
  'stars',
  'lighthouse',
  'candles',
  'eggs',
])
