import { type PictureAction, pictureSrcset, pictureUrl } from '@mantel/domain/picture'
import { classNames } from '../style/class-names.ts'

/** The widest picture that the server renders. */
const maxWidth = 1920

/** Aspect ratios. Each has a rule in picture.css. */
export const shapes = ['1/1', '4/5', '3/4', '4/3', '3/2', '2/1'] as const
export type Shape = (typeof shapes)[number]

/**
 * A picture that reserves its space from the first paint, even if the file has another aspect ratio. The background before loading is the
 * placeholder colour. Lazy pictures fade in when loaded, but only with JavaScript; eager ones never wait for a script.
 */
export function Picture({
  image,
  alt,
  width,
  shape,
  widths = [width, width * 2],
  sizes,
  action = 'fit',
  priority = 'lazy',
  className,
}: {
  /** The path in the product document; without one the shop's placeholder picture appears. */
  image: string | null | undefined
  /** '' for a decorative picture. */
  alt: string
  /** Width in pixels of the smallest source. */
  width: number
  shape: Shape
  /** Source widths. The server rounds each up to its next standard width. */
  widths?: readonly number[]
  /** The HTML attribute: the displayed width. Needed when it differs from `width`. */
  sizes?: string
  action?: PictureAction
  /** first: the page's largest picture, with high fetch priority. eager: visible without scrolling. */
  priority?: 'first' | 'eager' | 'lazy'
  className?: string
}) {
  const sources = [...new Set(widths)].filter((side) => side <= maxWidth).map((side) => sizeOf(side, shape))
  const smallest = sizeOf(width, shape)
  const lazy = priority === 'lazy'
  // React preloads eager images except those in a picture element. Only the largest image is worth a preload, so the other
  // eager ones get a picture element.
  const Frame = priority === 'eager' ? 'picture' : 'span'
  return (
    <Frame className={classNames('ui-picture', `shape-${shape.replace('/', '-')}`, className)}>
      <img
        ref={lazy ? fadeIn : undefined}
        sizes={sizes ?? `${width}px`}
        srcSet={pictureSrcset(image, sources, action)}
        src={pictureUrl(image, smallest, action)}
        {...smallest}
        alt={alt}
        loading={lazy ? 'lazy' : 'eager'}
        // Pictures decode asynchronously, except the page's largest one.
        decoding={priority === 'first' ? undefined : 'async'}
        fetchPriority={priority === 'first' ? 'high' : undefined}
      />
    </Frame>
  )
}

function sizeOf(width: number, shape: Shape) {
  const [across = 1, down = 1] = shape.split('/').map(Number)
  return { width, height: Math.round((width * down) / across) }
}

/**
 * Sets the attribute on the element instead of by React state: the server's markup must show every picture, and React leaves
 * the attribute alone.
 */
function fadeIn(img: HTMLImageElement | null) {
  if (!img || img.complete) return
  img.dataset.arriving = ''
  const show = () => delete img.dataset.arriving
  img.addEventListener('load', show, { once: true })
  img.addEventListener('error', show, { once: true })
}
