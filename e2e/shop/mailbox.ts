import { requestShop } from './request-shop.ts'

/** The mails in the shop's mailbox that mention all these words, as HTML. */
export async function mailsWith(url: (path: string) => string, ...words: string[]): Promise<string[]> {
  const mailbox = await requestShop(url('/mailbox'))
  const paths = [...mailbox.matchAll(/href="(\/mailbox\/[0-9a-f]{24})"/g)].map(([, path = '']) => path)
  const mails = await Promise.all(paths.slice(0, 12).map((path) => requestShop(url(path))))
  return mails.filter((mail) => words.every((word) => mail.includes(word)))
}
