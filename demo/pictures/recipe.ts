import type { ArtSeries } from './art-series.ts'
import type {
  CardMotif,
  CardOccasion,
  CardStyle,
  ClockCase,
  ClockFace,
  ClockHands,
  ClockKind,
  ClockShape,
  ColourName,
  EmptyScene,
  FrameLayout,
  FrameMaterial,
  FrameProfile,
  GiftCardDesign,
  MonogramStyle,
  MountColour,
  PaletteName,
  Room,
  SceneShape,
  SceneSubject,
  ServiceKind,
} from './vocabulary.ts'

/**
 * A recipe is plain data (it survives JSON) that says everything about one picture: the same recipe always
 * gives the same SVG text. `thing` is the product and stays equal over all of its views; only `view` differs.
 *
 * Product pictures are 1200×1500 (4:5). What must be seen stays inside the middle square (y 150–1350), so a
 * 510×510 crop from the centre never cuts the product.
 */
export type View = 'front' | 'angle' | 'detail' | 'room' | 'back' | 'pack'

/** Real sizes, in centimetres: they decide proportions everywhere and the scale in room views. */
export type SizeCm = { width: number; height: number }

export type ClockThing = {
  family: 'clock'
  kind: ClockKind
  face: ClockFace
  case: ClockCase
  /** The paint of a painted case, and the accent (second hand, numerals of some faces) of the others. */
  colour?: ColourName
  /** Paper, cream, black … : the dial itself. Chosen from the seed when absent. */
  dial?: ColourName
  hands?: ClockHands
  /** One that the kind can have (see vocabulary.ts), else from the seed; carriage and cuckoo clocks have their own. */
  shape?: ClockShape
  /** Wall clocks: the diameter. Every other kind: the height. 9–90 cm. */
  sizeCm: number
  seed: string
}

/** What is printed on the paper, apart from how it is sold. The same artwork appears as print, framed and canvas. */
export type Artwork = {
  series: ArtSeries
  /** One of artSeries[series].subjects; from the seed when absent. */
  subject?: string
  palette: PaletteName
  seed: string
}

export type WallArtThing = {
  family: 'wallart'
  artwork: Artwork
  sold: 'print' | 'framed' | 'canvas'
  frame?: FrameMaterial
  /** A framed print usually has one. */
  mount?: MountColour
  /** Of the sheet (A4 21×29.7 … A1 59.4×84.1, squares, landscapes); width > height is a landscape. */
  size: SizeCm
  seed: string
}

export type FrameThing = {
  family: 'frame'
  profile: FrameProfile
  material: FrameMaterial
  /** The paint of a painted moulding. */
  colour?: ColourName
  mount: MountColour
  layout: FrameLayout
  /** Of one photograph, e.g. 10×15. */
  photo: SizeCm
  seed: string
}

/** The printed front of a card; packs and sets use it too. */
export type CardDesign = {
  occasion: CardOccasion
  style: CardStyle
  /** Drawn when the style is illustrated or pattern; from the occasion and the seed when absent. */
  motif?: CardMotif
  /** The greeting on the front, any Latin script language; a line break is '\n'. '' for none. */
  words: string
  palette: PaletteName
  seed: string
}

export type CardThing = { family: 'card'; design: CardDesign; size: SizeCm; seed: string }

/** A pack: one design repeated, or up to six different ones, fanned out. */
export type CardPackThing = { family: 'cardpack'; designs: CardDesign[]; count: number; size: SizeCm; seed: string }

/** `amount` is printed as given ('£50'); '' or absent prints none. */
export type GiftCardThing = {
  family: 'giftcard'
  design: GiftCardDesign
  amount?: string
  palette?: PaletteName
  seed: string
}

/** A file to print at home: the artwork on a screen with a print of it beside. */
export type PrintDownloadThing = { family: 'print-download'; artwork: Artwork; size: SizeCm; seed: string }

/** Bundles and grouped products: two to five things in one picture, at their true relative sizes. */
export type SetThing = {
  family: 'set'
  arrangement: 'gallery-wall' | 'mantelpiece' | 'flat-lay'
  things: (ClockThing | WallArtThing | FrameThing | CardThing)[]
  seed: string
}

/** Virtual products. */
export type ServiceThing = { family: 'service'; service: ServiceKind; palette?: PaletteName; seed: string }

export type ProductThing =
  | ClockThing
  | WallArtThing
  | FrameThing
  | CardThing
  | CardPackThing
  | GiftCardThing
  | PrintDownloadThing
  | SetThing
  | ServiceThing

/** `room` chooses the room of a room view; from the seed when absent. */
export type ProductRecipe = { picture: 'product'; thing: ProductThing; view: View; room?: Room }

/** Banners, headings, the tiles of the home page and category pictures; nothing is written on them. */
export type SceneRecipe = {
  picture: 'scene'
  subject: SceneSubject
  shape: SceneShape
  palette?: PaletteName
  seed: string
}

/** The opening picture of a blog post, 1600×900; `subject` is what the post is about. */
export type BlogRecipe = { picture: 'blog'; subject: SceneSubject; palette?: PaletteName; seed: string }

/** A studio's or brand's mark, 600×600: two or three initials, and the name set below when given. */
export type MonogramRecipe = {
  picture: 'monogram'
  initials: string
  name?: string
  style?: MonogramStyle
  palette?: PaletteName
  seed: string
}

/** A drawing for an empty, offline or error screen, 800×600 on a transparent ground. */
export type EmptyRecipe = { picture: 'empty'; scene: EmptyScene }

export type Recipe = ProductRecipe | SceneRecipe | BlogRecipe | MonogramRecipe | EmptyRecipe

/** draw-picture.ts exports `drawPicture`, of this type: SVG text with a viewBox, the same for the same recipe. */
export type DrawPicture = (recipe: Recipe) => string
