/** The browser has shown the newsletter popup, or its visitor has subscribed. */
export const popupHint = 'newsletter-popup'
