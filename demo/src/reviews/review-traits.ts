import type { ProductModel } from '../products/model.ts'

/**
 * Properties of a product that a review text may mention.
 * sent: it comes in a parcel. hangs, stands: on a wall, on a shelf. quiet, ticks: the movement of a clock. glazed: it has glass.
 * paper: printed on paper. loose: paper without a frame. framed: sold with a frame. a2: sold in that size. mount: has a mount.
 * photo: made for photographs. light: pale wood. cheerful: for a happy occasion. set, voucher, service, file: other products.
 */
export type Trait =
  | 'sent'
  | 'hangs'
  | 'stands'
  | 'quiet'
  | 'ticks'
  | 'glazed'
  | 'paper'
  | 'loose'
  | 'framed'
  | 'a2'
  | 'wood'
  | 'light'
  | 'mount'
  | 'photo'
  | 'cheerful'
  | 'set'
  | 'voucher'
  | 'service'
  | 'file'

export function traitsOf(model: ProductModel): ReadonlySet<Trait> {
  const traits = Object.entries({ ...deliveryTraits(model), ...familyTraits(model) })
  return new Set(traits.flatMap(([trait, applies]) => (applies ? [trait as Trait] : [])))
}

type Traits = Partial<Record<Trait, boolean>>

function deliveryTraits({ type }: ProductModel): Traits {
  return {
    sent: type !== 'downloadable' && type !== 'virtual' && type !== 'amgiftcard',
    file: type === 'downloadable',
    service: type === 'virtual',
    voucher: type === 'amgiftcard',
    set: type === 'bundle' || type === 'grouped',
  }
}

const posterFrames = 25
const woods = ['oak', 'ash', 'pine', 'walnut']

function familyTraits(model: ProductModel): Traits {
  const { choices, variants, edition } = model
  const spec = model.pictureSpec('en')
  if (spec.family === 'clock') {
    const stands = spec.kind === 'mantel' || spec.kind === 'carriage' || spec.kind === 'alarm'
    const quiet = choices.movement === 'sweep'
    return { stands, hangs: !stands, quiet, ticks: !quiet, glazed: spec.kind !== 'cuckoo' }
  }
  if (spec.family === 'wallart') {
    const canBeFramed = model.axes.includes('frame_finish')
    const paper = choices.material === 'cotton-paper'
    const framed = edition !== undefined || canBeFramed
    const a2 = variants.some((variant) => variant.choices.size === 'a2')
    return { paper, framed, a2, loose: paper && edition === undefined, hangs: framed || !paper }
  }
  if (spec.family === 'frame') {
    const isForPhotos = !model.categories.includes(posterFrames)
    const materials = [spec.material, ...variants.flatMap(({ choices: { material } }) => material ?? [])]
    const wood = materials.every((material) => woods.includes(material))
    const light = materials.length === 1 && spec.material === 'oak'
    return { photo: isForPhotos, stands: isForPhotos, wood, light, mount: spec.mount !== 'none', glazed: true }
  }
  if (model.family === 'cards') return { cheerful: choices.occasion !== 'sympathy' }
  return {}
}
