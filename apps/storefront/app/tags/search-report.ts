import { search as searchRules } from '@mantel/domain/constants'
import type { ShopEvent } from '@mantel/domain/tag'

/** A term counts when the visitor has stopped typing; the same term twice in a row counts once. */
export function createSearchReport(send: (event: ShopEvent) => void): (term: string) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = ''
  return (typed) => {
    clearTimeout(timer)
    const term = typed.trim()
    if (term === '') return
    timer = setTimeout(() => {
      if (term === last) return
      last = term
      send({ type: 'search', term })
    }, searchRules.trackingDebounceMs)
  }
}
