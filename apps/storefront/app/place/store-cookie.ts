/** Days. */
const lifetime = 365

/** Only the browser sets it: a reply that everybody may keep carries no cookie. */
export function rememberStore(page: Document, storeCode: string): void {
  page.cookie = `store_code=${encodeURIComponent(storeCode)}; path=/; max-age=${lifetime * 86_400}; samesite=lax`
}
