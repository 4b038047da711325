import { type ComponentType, lazy, useEffect, useRef } from 'react'
import { fetchWithRetry } from '../page/fetch-with-retry.ts'
import { whenIdle } from '../page/idle-tasks.ts'
import { sectionsReady } from './sections-ready.ts'

const fetchParts = () => import('./product-parts.tsx')
type Parts = Awaited<ReturnType<typeof fetchParts>>

/** Resolves in idle time, or at once when the page was reached without loading a document. */
const idle = import.meta.env.SSR || document.documentElement.dataset.screen !== 'product' ? null : whenIdle(() => {})

/**
 * Parts of the page that the server renders, so that they are in the first paint. The browser loads their code in idle
 * time and hydrates them then; until then it keeps the server's HTML.
 */
async function deferPart<Props>(choose: (parts: Parts) => ComponentType<Props>): Promise<ComponentType<Props>> {
  if (import.meta.env.SSR) return choose(await fetchParts())
  return lazy(async () => {
    await idle
    return { default: choose(await fetchWithRetry(fetchParts)) }
  }) as unknown as ComponentType<Props>
}

export const DeferredVideoSlide = await deferPart((parts) => parts.VideoSlide)
export const DeferredProductContents = await deferPart((parts) => parts.ProductContents)
export const DeferredDeliveryAndShare = await deferPart((parts) => parts.DeliveryAndShare)

const fetchSections = () => import('./product-sections.tsx')
type Sections = Awaited<ReturnType<typeof fetchSections>>['ProductSections']
let showSections = () => {}
const inView = new Promise<void>((resolve) => {
  showSections = resolve
})

/**
 * The lower part of the page, rendered by the server too. The browser loads its code when the visitor has scrolled to it, or at once where there is no HTML of the server.
 */
export const DeferredProductSections = (
  import.meta.env.SSR
    ? (await fetchSections()).ProductSections
    : lazy(async () => {
        await inView
        return { default: (await fetchWithRetry(fetchSections)).ProductSections }
      })
) as Sections

/** Shown instead of the lower part only where there is no HTML of the server. */
export function SectionsFallback() {
  useEffect(() => showSections(), [])
  return null
}

/** For the element before the lower part. */
export function useSectionsInView() {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const sections = ref.current?.nextElementSibling
    if (!sections) return
    // Not yet where only its beginning is visible. The margin above: a jump to the reviews passes the beginning.
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && showSections(), {
      rootMargin: '99999px 0px -25%',
    })
    observer.observe(sections)
    const stopReplaying = replayEarlyPress(ref.current)
    return () => {
      observer.disconnect()
      stopReplaying()
    }
  }, [])
  return ref
}

/** A button of the lower part that was pressed before its code was loaded is pressed again when it answers. */
function replayEarlyPress(article: HTMLElement | null): () => void {
  let isReady = false
  let pressed: HTMLElement | null = null
  const onReady = () => {
    isReady = true
    pressed?.click()
  }
  const onClick = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('main button')
    if (isReady || !button || article?.contains(button)) return
    pressed = button
    showSections()
  }
  addEventListener(sectionsReady, onReady, { once: true })
  addEventListener('click', onClick, true)
  return () => {
    removeEventListener(sectionsReady, onReady)
    removeEventListener('click', onClick, true)
  }
}
