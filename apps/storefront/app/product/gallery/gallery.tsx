import type { Gallery as Entries } from '@mantel/domain/catalog'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useT } from '../../i18n/text-context.tsx'
import { Slide } from './slide.tsx'
import { Thumbnails } from './thumbnails.tsx'

const Zoom = lazy(() => import('./zoom.tsx').then((file) => ({ default: file.Zoom })))

/**
 * The product's pictures in a row that snaps to one at a time, moved by swiping, keyboard or thumbnails. It scrolls
 * without JavaScript too.
 */
export function Gallery({ name, gallery }: { name: string; gallery: Entries }) {
  const t = useT()
  const entries = chosenFirst(gallery)
  const chosen = entries[0]?.image
  const row = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const [zoomed, setZoomed] = useState<number | null>(null)
  /** The dialog stays mounted after its first use, so that closing it returns the focus. */
  const [isZoomMounted, setZoomMounted] = useState(false)
  const zoom = (index: number) => {
    setZoomMounted(true)
    setZoomed(index)
  }
  const show = (slide: number) => {
    const list = row.current
    list?.scrollTo({ left: slide * list.clientWidth, behavior: 'smooth' })
  }
  useEffect(() => {
    if (chosen) row.current?.scrollTo({ left: 0, behavior: 'instant' })
  }, [chosen])
  const updatePosition = () => {
    const list = row.current
    if (list && list.clientWidth > 0) setAt(Math.round(list.scrollLeft / list.clientWidth))
  }
  return (
    <section aria-label={t('product.pictures', { name })} className="lg:sticky lg:top-6">
      <ul
        ref={row}
        onScroll={updatePosition}
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
      >
        {entries.map((entry, index) => (
          <li key={`${entry.image} ${entry.video?.url ?? ''}`} className="w-full flex-none snap-center snap-always">
            <Slide
              entry={entry}
              name={name}
              priority={index === 0 ? 'first' : 'lazy'}
              position={t('product.picture', { number: index + 1, total: entries.length })}
              onZoom={() => zoom(index)}
            />
          </li>
        ))}
      </ul>
      {entries.length > 1 && (
        <>
          <Dots count={entries.length} at={at} />
          <Thumbnails entries={entries} at={at} onShow={show} />
        </>
      )}
      {isZoomMounted && (
        <Suspense>
          <Zoom entries={entries} at={zoomed} name={name} onShow={setZoomed} />
        </Suspense>
      )}
    </section>
  )
}

/** Puts the chosen picture first: it has to be visible before any script could scroll to it. */
function chosenFirst({ entries, startAt }: Entries): Entries['entries'] {
  return [...entries.slice(startAt, startAt + 1), ...entries.filter((_, index) => index !== startAt)]
}

/** The position in the row, for phones. Screen readers get it from the slides. */
function Dots({ count, at }: { count: number; at: number }) {
  return (
    <p aria-hidden="true" className="flex justify-center gap-2 pt-3 lg:hidden">
      {Array.from({ length: count }, (_, dot) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot has no identity but its index.
          key={dot}
          className={`size-1.5 rounded-full ${dot === at ? 'bg-ink' : 'bg-control/45'}`}
        />
      ))}
    </p>
  )
}
