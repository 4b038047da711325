import { images } from '../constants/images.ts'

/** Pixels. 0 means automatic: the side follows from the other one; both 0 means the original size. */
export type PictureSize = { width: number; height: number }

/** Largest side the server delivers. */
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
 * The widths in srcset. Products are square or 4:5, scenes and posts 4:3 or 3:2. From a phone's width on there are also
 * banners (16:5) and page headers.
 */
const widths = [80, 160, 240, 300, 320, 370, 400, 480, 510, 600, 640, 740, 800, 960, 1020, 1200, 1280, 1600, 1920]
const heightRatios = [1, 5 / 4, 3 / 4, 2 / 3]
const bannerRatios = [5 / 16, images.pageHeading.height / images.pageHeading.width]
const narrowestBanner = 640

/** All sizes that the server renders, smallest area first. An automatic side counts as long as the other side. */
export const listedSizes: readonly PictureSize[] = distinct([
  ...named,
  ...named.map(({ width, height }) => ({ width: width * 2, height: height * 2 })),
  ...widths.flatMap((side) => [
    { width: side, height: 0 },
    { width: 0, height: side },
    ...(side < narrowestBanner ? heightRatios : [...heightRatios, ...bannerRatios]).map((ratio) => ({
      width: side,
      height: Math.round(side * ratio),
    })),
  ]),
])

/**
 * Finds the listed size for a request: the same one, else the next larger; an automatic side stays automatic. null if a side
 * is not a whole number from 0 to the largest. The fixed list limits how many sizes a client can make the server render.
 */
export function snapSize({ width, height }: PictureSize): PictureSize | null {
  if (!isSide(width) || !isSide(height)) return null
  if (width === 0 && height === 0) return { width, height }
  const fits = (listed: PictureSize) => covers(listed.width, width) && covers(listed.height, height)
  return listedSizes.find(fits) ?? null
}

const covers = (listed: number, requested: number) => (requested === 0 ? listed === 0 : listed >= requested)

const isSide = (side: number) => Number.isInteger(side) && side >= 0 && side <= largestSide

function area({ width, height }: PictureSize): number {
  return (width || height) * (height || width)
}

function distinct(sizes: PictureSize[]): PictureSize[] {
  const allowed = sizes.filter(({ width, height }) => width <= largestSide && height <= largestSide)
  const byName = new Map(allowed.map((size) => [`${size.width}x${size.height}`, size]))
  return [...byName.values()].sort((a, b) => area(a) - area(b) || a.width - b.width)
}
