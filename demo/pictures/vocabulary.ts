/** The values that recipes use. Add new entries at the end only, so that existing seeds choose the same values. */

export const clockKinds = ['wall', 'mantel', 'carriage', 'cuckoo', 'alarm'] as const
export const clockFaces = [
  'roman',
  'arabic',
  'batons',
  'bauhaus',
  'station',
  'sunburst',
  'skeleton',
  'numberless',
] as const
export const clockCases = ['oak', 'walnut', 'ash', 'brass', 'steel', 'painted', 'cork'] as const
/** Wall: round, square, cushion, octagon. Mantel: arch, tambour, square, drum. Alarm: round (bells), square, drum. */
export const clockShapes = ['round', 'square', 'cushion', 'octagon', 'arch', 'tambour', 'drum'] as const
export const clockHands = ['baton', 'sword', 'spade', 'breguet', 'paddle', 'needle'] as const

/** Colour names; `palettes.ts` has their hex values. */
export const colourNames = [
  'white',
  'cream',
  'black',
  'grey',
  'slate',
  'sage',
  'forest',
  'olive',
  'navy',
  'sky',
  'teal',
  'mustard',
  'terracotta',
  'brick',
  'blush',
  'plum',
  'sand',
] as const

/** A palette is the set of colours of one collection. */
export const paletteNames = [
  'moor',
  'harbour',
  'hearth',
  'orchard',
  'dusk',
  'chalk',
  'fern',
  'citrus',
  'rose',
  'slate',
  'ochre',
  'lagoon',
  'winter',
  'ink',
] as const

export const frameMaterials = [
  'oak',
  'walnut',
  'ash',
  'pine',
  'black',
  'white',
  'brass',
  'silver',
  'painted',
  'gilt',
] as const
export const frameProfiles = ['flat', 'box', 'bevel', 'scoop', 'rounded', 'stepped', 'beaded', 'slim'] as const
export const frameLayouts = ['single', 'double', 'triptych', 'grid4', 'collage5', 'strip4', 'grid9', 'oval'] as const
export const mountColours = ['none', 'white', 'cream', 'black', 'sage', 'blush', 'slate'] as const

export const cardOccasions = [
  'birthday',
  'anniversary',
  'wedding',
  'engagement',
  'new-baby',
  'new-home',
  'thank-you',
  'sympathy',
  'congratulations',
  'good-luck',
  'get-well',
  'retirement',
  'mothers-day',
  'fathers-day',
  'valentine',
  'easter',
  'christmas',
  'new-year',
  'blank',
] as const
export const cardStyles = ['typographic', 'illustrated', 'pattern'] as const
export const cardMotifs = [
  'cake',
  'balloons',
  'candles',
  'bouquet',
  'hearts',
  'rings',
  'house',
  'key',
  'pram',
  'stars',
  'robin',
  'wreath',
  'fir-tree',
  'snowflakes',
  'hare',
  'eggs',
  'bicycle',
  'sailing-boat',
  'teapot',
  'cat',
  'dog',
  'hot-air-balloon',
  'rainbow',
  'moon',
  'cactus',
  'lighthouse',
  'whale',
  'pears',
  'lemons',
  'glasses',
  'fox',
  'tulips',
  'swallow',
  'mountain',
  'feather',
  'clover',
  'bee',
  'fish',
  'armchair',
  'sun',
] as const

export const giftCardDesigns = ['shelf', 'clockwork', 'gallery'] as const
export const serviceKinds = ['framing', 'engraving', 'hanging', 'repair', 'gift-wrap', 'consultation'] as const
export const rooms = ['mantel', 'sofa', 'hall', 'bedroom', 'desk', 'kitchen'] as const

export const sceneSubjects = [
  'still-life',
  'clocks',
  'wall-clocks',
  'mantel-clocks',
  'alarm-clocks',
  'wall-art',
  'prints',
  'canvas',
  'photo-frames',
  'greeting-cards',
  'christmas',
  'gift-cards',
  'outlet',
  'best-sellers',
  'new-in',
  'studios',
  'workshop',
  'trade',
  'delivery',
  'about',
  'contact',
  'blog',
] as const

/** banner 1920×600, heading 1920×304, wide 1600×800, tall 900×1200, square 1000×1000, phone 1080×1350. */
export const sceneShapes = ['banner', 'heading', 'wide', 'tall', 'square', 'phone'] as const

export const monogramStyles = ['ring', 'shelf', 'stacked', 'stamp', 'interlaced', 'diamond'] as const
export const emptyScenes = ['stopped-clock', 'empty-frame', 'empty-shelf', 'no-post', 'unplugged'] as const

export type ClockKind = (typeof clockKinds)[number]
export type ClockFace = (typeof clockFaces)[number]
export type ClockCase = (typeof clockCases)[number]
export type ClockShape = (typeof clockShapes)[number]
export type ClockHands = (typeof clockHands)[number]
export type ColourName = (typeof colourNames)[number]
export type PaletteName = (typeof paletteNames)[number]
export type FrameMaterial = (typeof frameMaterials)[number]
export type FrameProfile = (typeof frameProfiles)[number]
export type FrameLayout = (typeof frameLayouts)[number]
export type MountColour = (typeof mountColours)[number]
export type CardOccasion = (typeof cardOccasions)[number]
export type CardStyle = (typeof cardStyles)[number]
export type CardMotif = (typeof cardMotifs)[number]
export type GiftCardDesign = (typeof giftCardDesigns)[number]
export type ServiceKind = (typeof serviceKinds)[number]
export type Room = (typeof rooms)[number]
export type SceneSubject = (typeof sceneSubjects)[number]
export type SceneShape = (typeof sceneShapes)[number]
export type MonogramStyle = (typeof monogramStyles)[number]
export type EmptyScene = (typeof emptyScenes)[number]
