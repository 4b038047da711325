/** Same pattern as the wire schemas: local part, @, a domain with a dot, no spaces. */
const pattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const maxLength = 254

export function isEmail(text: string): boolean {
  const email = text.trim()
  return email.length <= maxLength && pattern.test(email)
}

/** Normalised form that identifies a customer: case and surrounding spaces do not matter. */
export const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase()

/** Masks an e-mail address so that only its owner recognises it and mail programs do not link it: a•••@e•••.com. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.trim().split('@')
  const [firstOfLocal = ''] = local
  const [firstOfDomain = ''] = domain
  return `${firstOfLocal}•••@${firstOfDomain}•••${domain.slice(domain.lastIndexOf('.'))}`
}
