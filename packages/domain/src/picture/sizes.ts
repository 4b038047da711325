import { images } from '../constants/images.ts'

/** Sides in pixels. 0 leaves a side free: it follows from the other one; both 0 is the original's own size. */
export type PictureSize = { width: number; height: number }

/** Nothing larger leaves the server, in either direction. */
export const largestSide = 1920

const named: PictureSize[] = [
  images.cartThumbnail,
  { ...images.productThumbnail, height: 0 },
  images.hero,
  images.pageHeading,
  images.instagramThumbnail,
  images.socialSharePopup,
]

/**
 * The widths that srcset offers: products square or 4:5, scenes and posts 4:3 or 3:2, from a phone's width on banners
 * (16:5) and headings too.
 */
const ladder = [80, 160, 240, 300, 320, 370, 400, 480, 510, 600, 640, 740, 800, 960, 1020, 1200, 1280, 1600, 1920]
const shapes = [1, 5 / 4, 3 / 4, 2 / 3]
const wide = [5 / 16, 304 / 1920]
const narrowestBanner = 640

/** Every size there is, smallest area first. Free sides count as their other side, squared. */
export const listedSizes: readonly PictureSize[] = distinct([
  ...named,
  ...named.map(({ width, height }) => ({ width: width * 2, height: height * 2 })),
  ...ladder.flatMap((side) => [
    { width: side, height: 0 },
    { width: 0, height: side },
    ...(side < narrowestBanner ? shapes : [...shapes, ...wide]).map((shape) => ({
      width: side,
      height: Math.round(side * shape),
    })),
  ]),
])

/**
 * The listed size that serves what was asked: the same one, else the next larger; a free side stays free. null when a
 * side is no whole number from 0 to the largest. A short list keeps what can be asked for, and so rendered, finite.
 */
export function snapSize({ width, height }: PictureSize): PictureSize | null {
  if (!isSide(width) || !isSide(height)) return null
  if (width === 0 && height === 0) return { width, height }
  const fits = (listed: PictureSize) => covers(listed.width, width) && covers(listed.height, height)
  return listedSizes.find(fits) ?? null
}

const covers = (listed: number, asked: number) => (asked === 0 ? listed === 0 : listed >= asked)

const isSide = (side: number) => Number.isInteger(side) && side >= 0 && side <= largestSide

function area({ width, height }: PictureSize): number {
  return (width || height) * (height || width)
}

function distinct(sizes: PictureSize[]): PictureSize[] {
  const allowed = sizes.filter(({ width, height }) => width <= largestSide && height <= largestSide)
  const byName = new Map(allowed.map((size) => [`${size.width}x${size.height}`, size]))
  return [...byName.values()].sort((a, b) => area(a) - area(b) || a.width - b.width)
}
