import type { Language, StoreView, Website } from '@mantel/domain/store'
import type { ZodType } from 'zod'
import type { Db } from '../platform/db/index.ts'
import type { Html } from './html.ts'

export type MailShop = { view: StoreView; website: Website }

/** The part that differs between mails. Logo, frame, sender and the seller's details are added to every mail. */
export type MailContent = {
  language: Language
  subject: string
  /** Shown beside the subject in lists of mails. */
  preview: string
  body: Html
  /** The plain-text version, block by block. */
  text: string[]
  /** Lines above the seller's details. */
  footer: string[]
  /** The country that decides which VAT number of the seller is shown; default: the store view's. */
  taxCountry?: string
  /** The Reply-To address; default: the shop's. */
  replyTo?: string
  headers?: Record<string, string>
}

type Definition<Data, Details> = {
  /** Unique among all mails, for example 'order-shipped'. */
  name: string
  /** The data that the queue stores. It must hold no secret: codes and keys are added by `read`. */
  schema: ZodType<Data>
  /** Completes the stored data for the template. It runs in a read-only transaction. null: the mail is not sent. */
  read(data: Data, db: Db): Details | null | Promise<Details | null>
  /** Made-up details for the preview page. */
  sample(shop: MailShop): Details
  write(details: Details, shop: MailShop): MailContent
}

export type MailTemplate<Data = unknown> = {
  name: string
  schema: ZodType<Data>
  write(stored: unknown, shop: MailShop, db: Db): Promise<MailContent | null>
  writeSample(shop: MailShop): MailContent
}

export function defineMail<Data, Details>({
  name,
  schema,
  read,
  sample,
  write,
}: Definition<Data, Details>): MailTemplate<Data> {
  return {
    name,
    schema,
    async write(stored, shop, db) {
      const details = await read(schema.parse(stored), db)
      return details === null ? null : write(details, shop)
    },
    writeSample: (shop) => write(sample(shop), shop),
  }
}
