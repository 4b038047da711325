import type { Gallery as Entries } from '@mantel/domain/catalog'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useT } from '../../i18n/text-context.tsx'
import { Dots } from './dots.tsx'
import { Slide } from './slide.tsx'
import { Thumbnails } from './thumbnails.tsx'

const Zoom = lazy(() => import('./zoom.tsx').then((file) => ({ default: file.Zoom })))

/** A row that is swiped: one picture at a time, by hand, by tabbing, by thumbnails. Without a script it still scrolls. */
export function Gallery({ name, gallery }: { name: string; gallery: Entries }) {
  const t = useT()
  const entries = chosenFirst(gallery)
  const chosen = entries[0]?.image
  const row = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const [zoomed, setZoomed] = useState<number | null>(null)
  /** Once fetched it stays, so that the focus finds its way back. */
  const [isZoomWanted, setZoomWanted] = useState(false)
  const zoom = (index: number) => {
    setZoomWanted(true)
    setZoomed(index)
  }
  const show = (slide: number) => {
    const list = row.current
    list?.scrollTo({ left: slide * list.clientWidth, behavior: 'smooth' })
  }
  useEffect(() => {
    if (chosen) row.current?.scrollTo({ left: 0, behavior: 'instant' })
  }, [chosen])
  const follow = () => {
    const list = row.current
    if (list && list.clientWidth > 0) setAt(Math.round(list.scrollLeft / list.clientWidth))
  }
  return (
    <section aria-label={t('product.pictures', { name })} className="lg:sticky lg:top-6">
      <ul
        ref={row}
        onScroll={follow}
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
      {isZoomWanted && (
        <Suspense>
          <Zoom entries={entries} at={zoomed} name={name} onShow={setZoomed} />
        </Suspense>
      )}
    </section>
  )
}

/** What is chosen has to be in sight before any script could scroll to it. */
function chosenFirst({ entries, startAt }: Entries): Entries['entries'] {
  return [...entries.slice(startAt, startAt + 1), ...entries.filter((_, index) => index !== startAt)]
}
