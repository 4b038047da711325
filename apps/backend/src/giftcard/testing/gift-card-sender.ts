import { flushCompileCache } from 'node:module'
import { createMails } from '../../mail/index.ts'
import { killAfter } from '../../mail/testing/kill-after.ts'
import { openTestMails } from '../../mail/testing/test-mails.ts'
import { lockGiftCardOrder } from '../../order/index.ts'
import { openDatabase } from '../../platform/db/index.ts'
import { createDispatcher } from '../../platform/events/index.ts'
import { silentLog as log } from '../../platform/log.ts'
import { stores } from '../../store/testing.ts'
import { createCardKeys } from '../card-key.ts'
import { createGiftCodes } from '../gift-codes.ts'
import { createGiftCardMail } from '../mails/index.ts'
import { subscribeGiftCards } from '../order-gift-cards.ts'

/**
 * Process that issues the gift cards of paid orders and sends their mails. It kills itself when the mail server has accepted
 * `acceptances` mails, before it marks the last one as sent.
 */
const [databaseUrl = '', smtpUrl = '', time = '', secretKey = '', acceptances = ''] = process.argv.slice(2)
// A killed process saves no compile cache for the next one.
flushCompileCache()

const { db, close } = await openDatabase({ dataDir: '/nowhere', databaseUrl, log })
const now = () => new Date(time)
const giftCodeOf = createGiftCodes(secretKey)
const giftCardMail = createGiftCardMail(giftCodeOf, createCardKeys(secretKey))
const { options, transport } = openTestMails({ db, smtpUrl, templates: [giftCardMail], now })
const mails = createMails({ ...options, transport: killAfter(Number(acceptances), transport) })
const dispatcher = createDispatcher({ db, log })
subscribeGiftCards(dispatcher, { db, now, stores, lockGiftCardOrder, giftCodeOf, giftCardMail, mails })
await dispatcher.drain()
await mails.sendDue()
await transport.close()
await close()
