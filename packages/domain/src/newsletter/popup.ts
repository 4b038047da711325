/** The conditions under which the newsletter popup opens. Times are in milliseconds. */
export const popupRules = {
  minPageViews: 2,
  minVisitMs: 60_000,
  /** The delay after a page has been shown, so that the popup does not cover it at once. */
  delayMs: 3000,
} as const

export type Visit = {
  /** Pages that the visitor has opened, including the current one. */
  pageViews: number
  visitMs: number
  /** The path of the current page, without the store's prefix. */
  path: string
  wasShown: boolean
  isPanelOpen: boolean
  isTyping: boolean
  /** A signed-in customer gets the newsletter already. */
  isSubscribed: boolean
}

/** Pages on which the visitor is about to do something else. The checkout has no popups at all. */
const excludedPages =
  /^\/(cart|checkout|success|payment-error|my-account|create-password|confirm-email|auth|newsletter|contacts|order-tracking|register|approval)(\/|$)/

/** Whether the popup may open now: once for each visitor, after a delay, and not on pages such as the cart. */
export function isPopupDue({
  pageViews,
  visitMs,
  path,
  wasShown,
  isPanelOpen,
  isTyping,
  isSubscribed,
}: Visit): boolean {
  if (wasShown || isSubscribed || isPanelOpen || isTyping || excludedPages.test(path)) return false
  return pageViews >= popupRules.minPageViews && visitMs >= popupRules.minVisitMs
}
