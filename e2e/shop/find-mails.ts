import { requestShop } from './request-shop.ts'

/** The texts of the mails in the shop's mailbox that mention all these words. */
export async function findMails(url: (path: string) => string, ...words: string[]): Promise<string[]> {
  const mailbox = await requestShop(url('/mailbox'))
  const paths = [...mailbox.matchAll(/href="(\/mailbox\/[0-9a-f]{24})"/g)].map(([, path = '']) => path)
  const texts = await Promise.all(paths.map((path) => requestShop(url(path))))
  return texts.filter((text) => words.every((word) => text.includes(word)))
}
