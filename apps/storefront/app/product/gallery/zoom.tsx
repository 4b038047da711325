import type { GalleryEntry } from '@mantel/domain/catalog'
import { IconButton } from '@mantel/ui/action/icon-button'
import { useModal } from '@mantel/ui/overlay/use-modal'
import { useState } from 'react'
import { useT } from '../../i18n/text-context.tsx'
import { largestPictureUrl } from './largest-picture-url.ts'

/**
 * A dialog with the pictures in window size, and enlarged on a click. at: the index of the shown entry; null while
 * closed.
 */
export function Zoom({
  entries,
  at,
  name,
  onShow,
}: {
  entries: readonly GalleryEntry[]
  at: number | null
  name: string
  onShow: (at: number | null) => void
}) {
  const t = useT()
  const [isEnlarged, setEnlarged] = useState(false)
  const modal = useModal(at !== null, () => onShow(null))
  const pictures = entries.flatMap(({ video }, index) => (video ? [] : [index]))
  const entry = at === null ? undefined : entries[at]
  const position = pictures.indexOf(at ?? -1)
  const step = (by: 1 | -1) => {
    setEnlarged(false)
    onShow(pictures.at((position + by) % pictures.length) ?? null)
  }
  return (
    <dialog
      {...modal}
      aria-label={t('product.pictures', { name })}
      className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none bg-page p-0 text-ink"
    >
      {entry && (
        <div className="flex h-full flex-col">
          <div className="flex items-center justify-between px-4 py-2">
            <p className="text-13 text-muted" aria-live="polite">
              {t('product.picture', { number: position + 1, total: pictures.length })}
            </p>
            <IconButton icon="close" label={t('shell.close')} onClick={() => onShow(null)} />
          </div>
          <div className="min-h-0 flex-1 overflow-auto">
            <button
              type="button"
              aria-label={t(isEnlarged ? 'product.zoom_out' : 'product.zoom_in')}
              onClick={() => setEnlarged(!isEnlarged)}
              className={isEnlarged ? 'block w-[max(100rem,200%)] cursor-zoom-out' : 'block size-full cursor-zoom-in'}
            >
              <img
                key={entry.image}
                src={largestPictureUrl(entry.image)}
                alt={entry.label || name}
                // The aspect ratio and background reserve the space while the large picture loads.
                className={
                  isEnlarged ? 'w-full bg-wash' : 'mx-auto aspect-4/5 h-full max-w-full bg-wash object-contain'
                }
              />
            </button>
          </div>
          {pictures.length > 1 && (
            <div className="flex justify-center gap-4 py-2">
              <IconButton icon="arrow-left" label={t('product.previous_picture')} onClick={() => step(-1)} />
              <IconButton icon="arrow-right" label={t('product.next_picture')} onClick={() => step(1)} />
            </div>
          )}
        </div>
      )}
    </dialog>
  )
}
