/** The pattern of the wire's schemas: something, an at sign, a domain with a dot; no blanks. */
const pattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const longest = 254

export function isEmail(text: string): boolean {
  const email = text.trim()
  return email.length <= longest && pattern.test(email)
}

/** What makes two addresses the same customer: nobody remembers how they wrote theirs. */
export const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase()
