import type { GalleryEntry } from '@mantel/domain/catalog'
import { Icon } from '@mantel/ui/picture/icon'
import { Picture } from '@mantel/ui/picture/picture'
import { VisuallyHidden } from '@mantel/ui/text/visually-hidden'
import { type MouseEvent, Suspense } from 'react'
import { useT } from '../../i18n/text-context.tsx'
import { DeferredVideoSlide } from '../deferred-parts.tsx'
import { largestPictureUrl } from './largest-picture-url.ts'
import { mainPicture, sizesOf } from './main-picture.ts'

export function Slide({
  entry: { image, label, video },
  name,
  priority,
  position,
  onZoom,
}: {
  entry: GalleryEntry
  name: string
  priority: 'first' | 'lazy'
  /** "Picture 2 of 5". */
  position: string
  onZoom: () => void
}) {
  const t = useT()
  if (video) {
    const still = <Picture {...mainPicture} image={image} alt="" sizes={sizesOf('lazy')} />
    return (
      <Suspense fallback={still}>
        <DeferredVideoSlide video={video} still={still} />
      </Suspense>
    )
  }
  // Without JavaScript the link opens the picture in its largest size.
  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onZoom()
  }
  return (
    <a href={largestPictureUrl(image)} onClick={open} className="group relative block cursor-zoom-in">
      <Picture {...mainPicture} image={image} alt={label || name} sizes={sizesOf(priority)} priority={priority} />
      <VisuallyHidden>
        {position}. {t('product.zoom')}
      </VisuallyHidden>
      <span className="absolute inset-e-3 bottom-3 rounded-full bg-page/85 p-2 text-ink opacity-80 transition-opacity duration-150 group-hover:opacity-100">
        <Icon name="zoom" />
      </span>
    </a>
  )
}
