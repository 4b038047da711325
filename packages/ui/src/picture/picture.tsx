import { type PictureAction, pictureSrcset, pictureUrl } from '@mantel/domain/picture'
import { classNames } from '../style/class-names.ts'
import type { StandIn } from '../style/tones.ts'

/** Above it the server has nothing. */
const widest = 1920

/** Width to height. Each has a rule in picture.css. */
export const shapes = ['1/1', '4/5', '3/4', '4/3', '3/2', '2/1'] as const
export type Shape = (typeof shapes)[number]

/**
 * A picture whose place is kept from the first paint, and whatever arrives: the server may answer with another shape. The
 * stand-in gives its colour. Lazy pictures fade in when they arrive; eager ones never wait for a script, and without
 * JavaScript none does.
 */
export function Picture({
  image,
  alt,
  width,
  shape,
  widths = [width, width * 2],
  sizes,
  action = 'fit',
  standIn = 'linen',
  priority = 'lazy',
  className,
}: {
  /** As documents write it; nothing shows the shop's own stand-in. */
  image: string | null | undefined
  /** '' for a picture that says nothing beyond the text beside it. */
  alt: string
  /** Pixels of the smallest offer. */
  width: number
  shape: Shape
  /** Offered widths. Those of the server's ladder are served as they are, others at the next larger one. */
  widths?: readonly number[]
  /** As in HTML: how wide it is shown. Needed when it is not shown at its own width. */
  sizes?: string
  action?: PictureAction
  standIn?: StandIn
  /** first: the page's largest picture, fetched before all others. eager: in sight at once. */
  priority?: 'first' | 'eager' | 'lazy'
  className?: string
}) {
  const offers = [...new Set(widths)].filter((side) => side <= widest).map((side) => sizeOf(side, shape))
  const smallest = sizeOf(width, shape)
  const lazy = priority === 'lazy'
  return (
    <span className={classNames('ui-picture', `shape-${shape.replace('/', '-')}`, `stand-in-${standIn}`, className)}>
      <img
        ref={lazy ? fadeIn : undefined}
        sizes={sizes ?? `${width}px`}
        srcSet={pictureSrcset(image, offers, action)}
        src={pictureUrl(image, smallest, action)}
        {...smallest}
        alt={alt}
        loading={lazy ? 'lazy' : 'eager'}
        // Nothing waits for a picture to be unpacked, but the page for its largest.
        decoding={priority === 'first' ? undefined : 'async'}
        fetchPriority={priority === 'first' ? 'high' : undefined}
      />
    </span>
  )
}

function sizeOf(width: number, shape: Shape) {
  const [across = 1, down = 1] = shape.split('/').map(Number)
  return { width, height: Math.round((width * down) / across) }
}

/** Set by hand and not by state: the server's markup shows every picture, and React never compares this mark. */
function fadeIn(img: HTMLImageElement | null) {
  if (!img || img.complete) return
  img.dataset.arriving = ''
  const settle = () => delete img.dataset.arriving
  img.addEventListener('load', settle, { once: true })
  img.addEventListener('error', settle, { once: true })
}
