import type { Website } from '@mantel/domain/store'

export type Policy = {
  website: Pick<Website, 'apiUrl' | 'publicUrl'>
  /** 'sha256-…' of each script written into the page. */
  scriptHashes: readonly string[]
  /** Payment providers, whose frames hold what the shop must not see and whose pages a payment may lead to. */
  paymentOrigins: readonly string[]
  /** The address holds a secret: nobody is told of it. */
  secretAddress?: boolean
}

/** Two years, in seconds. */
const httpsOnlyFor = 63_072_000

export function securityHeaders({
  website,
  scriptHashes,
  paymentOrigins,
  secretAddress,
}: Policy): Record<string, string> {
  const secure = isSecure(website)
  return {
    'content-security-policy': contentSecurityPolicy(website, scriptHashes, paymentOrigins),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': secretAddress ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy':
      'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(self), usb=()',
    ...(secure && { 'strict-transport-security': `max-age=${httpsOnlyFor}; includeSubDomains` }),
  }
}

/** Scripts and styles from files of the shop's own; of those written into the page only the ones whose hash is named. */
export function contentSecurityPolicy(
  website: Policy['website'],
  scriptHashes: readonly string[],
  paymentOrigins: readonly string[],
): string {
  const secure = isSecure(website)
  const api = website.apiUrl === website.publicUrl ? '' : ` ${website.apiUrl}`
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self'",
    `img-src 'self'${api}`,
    "font-src 'self'",
    `connect-src 'self'${api}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    ["form-action 'self'", ...paymentOrigins].join(' '),
    [`frame-src 'self'${api}`, ...paymentOrigins].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

const isSecure = ({ publicUrl }: Policy['website']) => publicUrl.startsWith('https:')
