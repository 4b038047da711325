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
 * A recipe is plain data (it can be serialised as JSON) that defines one picture completely: the same recipe always gives
 * the same SVG text. `product` is the same in all views of a product; only `view` differs.
 *
 * Product pictures are 1200×1500 (4:5). The product stays inside the middle square (y 150–1350), so that a 510×510 crop
 * from the centre never cuts it.
 */
export type View = 'front' | 'angle' | 'detail' | 'room' | 'back' | 'pack'

/** Real sizes, in centimetres: they decide proportions everywhere and the scale in room views. */
export type SizeCm = { width: number; height: number }

export type ClockSpec = {
  family: 'clock'
  kind: ClockKind
  face: ClockFace
  case: ClockCase
  /** The colour of a painted case; for other cases the accent (second hand, numerals of some faces). */
  colour?: ColourName
  /** The colour of the dial. The seed decides if absent. */
  dial?: ColourName
  hands?: ClockHands
  /** A shape of this kind of clock (see vocabulary.ts); the seed decides if absent. Not for carriage and cuckoo clocks. */
  shape?: ClockShape
  /** Wall clocks: the diameter. Every other kind: the height. 9–90 cm. */
  sizeCm: number
  seed: string
}

/** The printed image, independent of its sales format: print, framed or canvas. */
export type Artwork = {
  series: ArtSeries
  /** One of artSeries[series].subjects; the seed decides if absent. */
  subject?: string
  palette: PaletteName
  seed: string
}

export type WallArtSpec = {
  family: 'wallart'
  artwork: Artwork
  sold: 'print' | 'framed' | 'canvas'
  frame?: FrameMaterial
  /** Usual for framed prints. */
  mount?: MountColour
  /** Size of the sheet (A4 21×29.7 … A1 59.4×84.1, squares, landscapes); width > height is landscape. */
  size: SizeCm
  seed: string
}

export type FrameSpec = {
  family: 'frame'
  profile: FrameProfile
  material: FrameMaterial
  /** The colour of a painted moulding. */
  colour?: ColourName
  mount: MountColour
  layout: FrameLayout
  /** Size of one photograph, e.g. 10×15. */
  photo: SizeCm
  seed: string
}

/** The printed front of a card; packs and sets use it too. */
export type CardDesign = {
  occasion: CardOccasion
  style: CardStyle
  /** For the styles illustrated and pattern; occasion and seed decide if absent. */
  motif?: CardMotif
  /** The greeting on the front, any Latin script language; a line break is '\n'. '' for none. */
  words: string
  palette: PaletteName
  seed: string
}

export type CardSpec = { family: 'card'; design: CardDesign; size: SizeCm; seed: string }

/** A pack: one design repeated, or up to six different ones, fanned out. */
export type CardPackSpec = { family: 'cardpack'; designs: CardDesign[]; count: number; size: SizeCm; seed: string }

/** `amount` is printed as given ('£50'); '' or absent prints none. */
export type GiftCardSpec = {
  family: 'giftcard'
  design: GiftCardDesign
  amount?: string
  palette?: PaletteName
  seed: string
}

/** A printable file: the artwork on a screen beside a print of it. */
export type PrintDownloadSpec = { family: 'print-download'; artwork: Artwork; size: SizeCm; seed: string }

/** Bundles and grouped products: two to five products in one picture, at true relative sizes. */
export type SetSpec = {
  family: 'set'
  arrangement: 'gallery-wall' | 'mantelpiece' | 'flat-lay'
  products: (ClockSpec | WallArtSpec | FrameSpec | CardSpec)[]
  seed: string
}

/** Virtual products. */
export type ServiceSpec = { family: 'service'; service: ServiceKind; palette?: PaletteName; seed: string }

export type ProductSpec =
  | ClockSpec
  | WallArtSpec
  | FrameSpec
  | CardSpec
  | CardPackSpec
  | GiftCardSpec
  | PrintDownloadSpec
  | SetSpec
  | ServiceSpec

/** `room` is the room of a room view; the seed decides if absent. */
export type ProductRecipe = { picture: 'product'; product: ProductSpec; view: View; room?: Room }

/** Banners, page headers, home page tiles and category pictures, without text. */
export type SceneRecipe = {
  picture: 'scene'
  subject: SceneSubject
  shape: SceneShape
  palette?: PaletteName
  seed: string
}

/** The header picture of a blog post, 1600×900; `subject` is the topic of the post. */
export type BlogRecipe = { picture: 'blog'; subject: SceneSubject; palette?: PaletteName; seed: string }

/** The logo of a studio or brand, 600×600: two or three initials, with the name below if given. */
export type MonogramRecipe = {
  picture: 'monogram'
  initials: string
  name?: string
  style?: MonogramStyle
  palette?: PaletteName
  seed: string
}

/** A drawing for an empty, offline or error screen, 800×600 on a transparent background. */
export type EmptyRecipe = { picture: 'empty'; scene: EmptyScene }

export type Recipe = ProductRecipe | SceneRecipe | BlogRecipe | MonogramRecipe | EmptyRecipe

/** draw-picture.ts exports `drawPicture`, of this type: SVG text with a viewBox, the same for the same recipe. */
export type DrawPicture = (recipe: Recipe) => string
