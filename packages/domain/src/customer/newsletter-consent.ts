/**
 * The version of the text with which customers agree to get the newsletter (newsletter.consent in the shop's texts). It is kept with
 * each consent. Change it with every change of the text in any language.
 */
export const newsletterConsentVersion = '2026-11'
