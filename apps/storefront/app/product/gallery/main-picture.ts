import { images } from '@mantel/domain/constants'

const { width } = images.hero
/** Pixels. The shape is square; the widths are among those that the server renders. */
export const mainPicture = { width, shape: '1/1', widths: [400, width, 740, 960, width * 2, 1280] } as const
/** The `sizes` attribute for browsers that cannot take the size from the container. */
const fallbackSizes = '(width >= 64rem) min(42rem, 55vw), 100vw'

export const sizesOf = (priority: 'first' | 'lazy') =>
  priority === 'first' ? fallbackSizes : `${images.gallery}, ${fallbackSizes}`
