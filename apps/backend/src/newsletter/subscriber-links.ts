import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { type Stores, type StoreView, storePath, websiteOf } from '@mantel/domain/store'
import type { SubscriberRow } from './newsletter.repository.ts'

export type LinkStep = 'confirm' | 'leave' | 'undo'

type Subscriber = Pick<SubscriberRow, 'id' | 'serial'>

/** The tokens of links in newsletter mails: the subscriber's id and a signature. */
export type SubscriberLinks = {
  tokenOf(step: LinkStep, subscriber: Subscriber): string
  /** The id in a token, which is not verified. */
  idOf(token: string): number | null
  isValid(step: LinkStep, subscriber: Subscriber, token: string): boolean
}

/** The unsubscribe link never expires. The others work until the next subscription or unsubscription. */
export function createSubscriberLinks(secretKey: string): SubscriberLinks {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'mantel newsletter link', 32))
  const tokenOf = (step: LinkStep, { id, serial }: Subscriber) => {
    const signed = [step, id, ...(step === 'leave' ? [] : [serial])].join(' ')
    return `${id}-${createHmac('sha256', key).update(signed).digest('base64url')}`
  }
  return {
    tokenOf,
    idOf(token) {
      const [, id] = /^(\d{1,15})-/.exec(token) ?? []
      return id === undefined ? null : Number(id)
    },
    isValid(step, subscriber, token) {
      const expected = Buffer.from(tokenOf(step, subscriber))
      const given = Buffer.from(token)
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
}

/** A page of the newsletter in the shop. */
export const pageUrl = (stores: Stores, view: StoreView, step: string, value: string): string =>
  `${websiteOf(stores, view).publicUrl}${storePath(view, `/newsletter/${step}/${value}`)}`
