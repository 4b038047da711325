import { findMails } from '../shop/mailbox.ts'

/** The path of the newest password reset link that was mailed to the address; null until a mail has been sent. */
export async function findResetPath(url: (path: string) => string, email: string): Promise<string | null> {
  for (const mail of await findMails(url, '/create-password/token/')) {
    const link = /https?:[^"'\s<>]*(\/create-password\/token\/[^"'\s<>]*)/.exec(mail)?.[1]
    if (link && decodeURIComponent(link).includes(email)) return link
  }
  return null
}
