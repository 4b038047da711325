type Values = Record<string, unknown>

/** The URL of a call, such as '/api/stock/check', with all parameters encoded: a coupon 'A&B' stays one value. */
export function buildCallUrl(template: string, params: Values, query: Values): string {
  const path = template.replace(/\{(\w+)(\*?)\}/g, (_, key: string, rest: string) =>
    rest ? String(params[key]).split('/').map(encodeURIComponent).join('/') : encodeURIComponent(String(params[key])),
  )
  const search = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`)
    .join('&')
  if (search === '') return path
  return `${path}${path.includes('?') ? '&' : '?'}${search}`
}
