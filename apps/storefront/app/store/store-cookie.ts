import { storeCookie } from '@mantel/domain/constants'

/** Days. */
const lifetime = 365

/**
 * Sets the store cookie in the browser, because cacheable replies must not set cookies. A visitor without the cookie belongs to the
 * default store, so a visitor who never leaves that store gets no cookie.
 */
export function rememberStore(page: Pick<Document, 'cookie'>, storeCode: string): void {
  if (storeCode === storeCookie.defaultCode && !/(^|; )store_code=/.test(page.cookie)) return
  page.cookie = `store_code=${encodeURIComponent(storeCode)}; path=/; max-age=${lifetime * 86_400}; samesite=lax`
}
