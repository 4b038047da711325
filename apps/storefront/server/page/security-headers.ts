import type { Website } from '@mantel/domain/store'
import type { TagSources } from '@mantel/plugins/tag'

export type SecurityHeaderOptions = {
  website: Pick<Website, 'apiUrl' | 'publicUrl'>
  /** 'sha256-…' of each inline script. */
  scriptHashes: readonly string[]
  /** Payment providers: their frames collect card data that the shop must not see, and payments may redirect to their pages. */
  paymentOrigins: readonly string[]
  /** Addresses of the store's tags. Pages are the same for everybody, so they are allowed before consent too; nothing uses them then. */
  tagSources?: TagSources
  /** The URL contains a secret, so it must not be sent as referrer. */
  hasSecretUrl?: boolean
}

/** Two years, in seconds. */
const hstsMaxAge = 63_072_000

export function securityHeaders({
  website,
  scriptHashes,
  paymentOrigins,
  tagSources,
  hasSecretUrl,
}: SecurityHeaderOptions): Record<string, string> {
  const secure = isSecure(website)
  return {
    'content-security-policy': contentSecurityPolicy(website, scriptHashes, paymentOrigins, tagSources),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': hasSecretUrl ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy':
      'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(self), usb=()',
    ...(secure && { 'strict-transport-security': `max-age=${hstsMaxAge}; includeSubDomains` }),
  }
}

/** Allows scripts and styles from the shop's own files, and inline scripts by their hash. */
export function contentSecurityPolicy(
  website: SecurityHeaderOptions['website'],
  scriptHashes: readonly string[],
  paymentOrigins: readonly string[],
  tagSources: TagSources = {},
): string {
  const secure = isSecure(website)
  const api = website.apiUrl === website.publicUrl ? '' : ` ${website.apiUrl}`
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes, ...(tagSources['script-src'] ?? [])].join(' '),
    ["style-src 'self'", ...(tagSources['style-src'] ?? [])].join(' '),
    [`img-src 'self'${api}`, ...(tagSources['img-src'] ?? [])].join(' '),
    ["font-src 'self'", ...(tagSources['font-src'] ?? [])].join(' '),
    [`connect-src 'self'${api}`, ...(tagSources['connect-src'] ?? [])].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    [`form-action 'self'${api}`, ...paymentOrigins].join(' '),
    [`frame-src 'self'${api}`, ...paymentOrigins, ...(tagSources['frame-src'] ?? [])].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

const isSecure = ({ publicUrl }: SecurityHeaderOptions['website']) => publicUrl.startsWith('https:')
