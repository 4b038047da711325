import { requestShop } from './request-shop.ts'

/** Only the newest mails are read, because a long test run sends hundreds. */
const maxMails = 40

/**
 * The HTML of the mails in the shop's mailbox that contain all these words, newest first. Asks without a browser, because the
 * mailbox refuses requests with a forwarded address, which all requests of a journey's pages have.
 */
export async function findMails(url: (path: string) => string, ...words: string[]): Promise<string[]> {
  const mailbox = await requestShop(url('/mailbox'))
  const paths = [...mailbox.matchAll(/href="(\/mailbox\/[0-9a-f]{24})"/g)].map(([, path = '']) => path)
  const mails = await Promise.all(paths.slice(0, maxMails).map((path) => readMail(url(path))))
  return mails.filter((mail) => words.every((word) => mail.includes(word)))
}

const read = new Map<string, string>()

/** Reads each mail once: a stored mail does not change, and tests ask for the same mails until a new one arrives. */
async function readMail(address: string): Promise<string> {
  const mail = read.get(address) ?? (await requestShop(address))
  read.set(address, mail)
  return mail
}
