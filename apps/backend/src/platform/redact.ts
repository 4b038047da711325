/** Keeps tokens, passwords and addresses out of logs: values are masked by their key, texts by pattern. */

const secretKeys =
  /^(authorization|cookie|set-cookie|(\w*_)?(token|password|secret)|\w*(Token|Password|Secret)|e?mail|\w*(Email|_email)|emailAddress|username|customer|\w*[aA]ddress(es)?|firstname|lastname|telephone|postcode|street|coupon|giftCardCode|cartId|cart_id|quoteId|quote_id|request|key)$/

type Rule = { mayHold: (text: string) => boolean; pattern: RegExp; mask: string }

/** All rules are applied to every log line, so mayHold is a cheap test that avoids most searches for the pattern. */
const rules: Rule[] = [
  {
    mayHold: (text) => text.includes('://'),
    pattern: /\b(\w+:\/\/[^:@\s/]+):[^@\s/]+@/g,
    mask: '$1:[redacted]@',
  },
  {
    mayHold: (text) => text.includes('@') || text.includes('%40'),
    pattern: /[^\s@"'<>/=&?,;:()[\]{}]{1,64}(?:@|%40)[^\s@"'<>/=&?,;:()[\]{}]+\.[^\s@"'<>/=&?,;:()[\]{}]+/gi,
    mask: '[email]',
  },
  { mayHold: (text) => text.includes('eyJ'), pattern: /\beyJ[\w-]{8,}\.[\w-]+\.[\w-]*/g, mask: '[token]' },
  { mayHold: (text) => /bearer/i.test(text), pattern: /\b(bearer)\s+\S+/gi, mask: '$1 [token]' },
  {
    mayHold: (text) => text.includes('='),
    pattern: /\b(\w*token|password|key|cartId|coupon|request)=[^\s&"']+/gi,
    mask: '$1=[redacted]',
  },
]

export function redactText(text: string): string {
  let scrubbed = text
  for (const { mayHold, pattern, mask } of rules) if (mayHold(scrubbed)) scrubbed = scrubbed.replace(pattern, mask)
  return scrubbed
}

/** Masks the parts of a path that contain long random texts: a mistyped link matches no route, but still contains its secret key. */
function redactPath(path: string): string {
  return path.replace(/[^/]+/g, (part) => (part.match(/[\w-]{22,}/g)?.some(isRandom) ? '[redacted]' : part))
}

const isRandom = (text: string) => (/[A-Z]/.test(text) && /[a-z]/.test(text)) || /[0-9a-f]{24}/.test(text)

/** A copy that may be logged. Errors keep their class, scrubbed message and stack; deep or wide values are truncated. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value)
  if (typeof value !== 'object' || value === null) return typeof value === 'bigint' ? String(value) : value
  if (value instanceof Date) return value
  if (value instanceof Error) return redactError(value, depth)
  if (depth >= 6) return '[deep]'
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => redact(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, 50)
      .map(([key, inner]) => [key, secretKeys.test(key) ? '[redacted]' : redactField(key, inner, depth + 1)]),
  )
}

function redactField(key: string, value: unknown, depth: number): unknown {
  const redacted = redact(value, depth)
  return key === 'path' && typeof redacted === 'string' ? redactPath(redacted) : redacted
}

function redactError(error: Error, depth: number): Record<string, unknown> {
  const code = 'code' in error ? { code: error.code } : {}
  const cause = error.cause === undefined || depth >= 3 ? {} : { cause: redact(error.cause, depth + 1) }
  return {
    type: error.name,
    message: redactText(error.message),
    stack: redactText(error.stack ?? ''),
    ...code,
    ...cause,
  }
}
