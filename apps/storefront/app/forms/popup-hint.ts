/** Key of the hint that this browser has shown the newsletter popup, or that its visitor has subscribed. */
export const popupHint = 'newsletter-popup'
