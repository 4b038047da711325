/** Days. */
const lifetime = 365

/** Sets the store cookie in the browser, because cacheable replies must not set cookies. */
export function rememberStore(page: Document, storeCode: string): void {
  page.cookie = `store_code=${encodeURIComponent(storeCode)}; path=/; max-age=${lifetime * 86_400}; samesite=lax`
}
