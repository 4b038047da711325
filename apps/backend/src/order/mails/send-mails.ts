import type { Stores } from '@mantel/domain/store'
import type { Db } from '../../platform/db/index.ts'
import type { Log } from '../../platform/log.ts'
import { type Mail, MailError } from '../../platform/mail/index.ts'
import { pieceOfKind } from '../gift-cards/bought-cards.ts'
import { giftCardLetter } from '../gift-cards/gift-card-letter.ts'
import type { GiftCodes } from '../gift-cards/gift-codes.ts'
import type { Logo } from './logo.ts'
import { findMailedOrder, giveUp, markSent, putOff, type QueuedMail, takeDueMails } from './mail.repository.ts'
import type { MailKind } from './mail-texts.ts'
import { writeOrderMail } from './write-order-mail.ts'

export type MailDesk = {
  db: Db
  mail: Mail
  stores: Stores
  log: Log
  now(): Date
  from?: string | undefined
  logoOf(website: string): Promise<Logo | null>
  /** The secret that opens an order. */
  orderKeyOf(orderId: number): string
  /** The codes of gift cards that were bought. */
  giftCodeOf: GiftCodes
}

/** As many as a mail server is spoken to at once. */
const atOnce = 4
/** A mail that was taken and not marked, because its process died, is tried again after this. Milliseconds. */
const takenFor = 5 * 60_000
const firstPause = 30_000
const longestPause = 3_600_000
const triedFor = 5 * 24 * 3_600_000

/**
 * Sends what is due, until nothing is or the server is down. At least once: between a server's yes and our mark a crash sends
 * a second copy, under the same Message-ID.
 */
export async function sendDueMails(desk: MailDesk): Promise<number> {
  let sent = 0
  for (;;) {
    const now = desk.now()
    const due = await takeDueMails(desk.db, { now, until: new Date(now.getTime() + takenFor), limit: atOnce })
    const results = await Promise.all(due.map((mail) => sendOne(desk, mail)))
    sent += results.filter((result) => result === 'sent').length
    if (due.length === 0 || results.includes('down')) return sent
  }
}

async function sendOne(desk: MailDesk, queued: QueuedMail): Promise<'sent' | 'refused' | 'down'> {
  const { db, mail, now } = desk
  try {
    await mail.send(await compose(desk, queued))
  } catch (error) {
    await later(desk, queued, error)
    return error instanceof MailError ? error.trouble : 'refused'
  }
  await markSent(db, queued.messageId, now())
  return 'sent'
}

async function compose(desk: MailDesk, { messageId, kind, orderId, recipient }: QueuedMail) {
  const { db, stores, from, logoOf, orderKeyOf } = desk
  const order = await findMailedOrder(db, orderId)
  const view = stores.views.find(({ code }) => code === order?.storeCode)
  const website = stores.websites.find(({ code }) => code === order?.website)
  if (!order || !view || !website) throw new Error('there is no such order, or its store view is gone')
  const piece = pieceOfKind(kind)
  if (piece) {
    const { name, ...letter } = await giftCardLetter(desk, { orderId, ...piece }, order, { view, website })
    return { ...letter, messageId, to: { name, address: recipient } }
  }
  const { firstname, lastname } = order.snapshot.buyer
  const logo = await logoOf(website.code)
  const written = writeOrderMail(
    kind as MailKind,
    { ...order, key: orderKeyOf(orderId) },
    { view, website },
    { from, logo },
  )
  return { ...written, messageId, to: { name: `${firstname} ${lastname}`.trim(), address: recipient } }
}

/** Tried again after a pause that doubles, for some days; then somebody has to look. */
async function later({ db, log, now }: MailDesk, queued: QueuedMail, error: unknown): Promise<void> {
  const { messageId, kind, orderId, tries, queuedAt } = queued
  const details = { kind, orderId, tries, reason: error instanceof Error ? error.message : 'failed' }
  if (now().getTime() - queuedAt.getTime() > triedFor) {
    log.error(details, 'a mail was given up')
    return giveUp(db, messageId, now())
  }
  log.warn(details, 'a mail could not be sent and will be tried again')
  const pause = Math.min(longestPause, firstPause * 2 ** Math.min(tries - 1, 20))
  return putOff(db, messageId, new Date(now().getTime() + pause))
}
