import { type ComponentType, lazy, useEffect } from 'react'
import { fetchWithRetry } from '../../page/fetch-with-retry.ts'

const fetchReviews = () => import('./reviews.tsx')
type Props = Parameters<Awaited<ReturnType<typeof fetchReviews>>['Reviews']>[0]

const needed = Promise.withResolvers<void>()

/**
 * The reviews, which the server renders. The browser loads their code when they come near the visible part of the page, or at once on
 * a page that was not loaded as a document.
 */
export const DeferredReviews: ComponentType<Props> = import.meta.env.SSR
  ? (await fetchReviews()).Reviews
  : (lazy(async () => {
      await needed.promise
      return { default: (await fetchWithRetry(fetchReviews)).Reviews }
    }) as unknown as ComponentType<Props>)

/** Only mounted where there is no HTML of the server to wait with. */
export function ReviewsFallback() {
  useEffect(() => needed.resolve(), [])
  return null
}

/** Loads the code when the reviews that the server has rendered come into view or get the focus. */
export function useReviewsInView(): void {
  useEffect(() => {
    const section = document.getElementById('reviews')
    if (!section) return
    const load = () => needed.resolve()
    const observer = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && load(), {
      rootMargin: '200px',
    })
    observer.observe(section)
    section.addEventListener('focusin', load, { once: true })
    return () => observer.disconnect()
  }, [])
}
