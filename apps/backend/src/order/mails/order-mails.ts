import type { Dispatcher } from '../../platform/events/index.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { queueGiftCards, recallGiftCards } from '../gift-cards/queue-gift-cards.ts'
import { queueOrderMail } from './queue-order-mail.ts'
import { type MailDesk, sendDueMails } from './send-mails.ts'

const job = 'send-mails'
/** Many orders at once ask for the job once. Milliseconds. */
const gathered = 200

/**
 * Every step of an order writes the mail it calls for into the queue; a job empties the queue. The job is also sent every
 * minute, for what has to be tried again: a wake that is lost costs a minute, never a mail.
 */
export function sendOrderMails(dispatcher: Dispatcher, jobs: Jobs, desk: MailDesk): void {
  let isWaking = false
  const wake = () => {
    if (isWaking) return
    isWaking = true
    setTimeout(() => {
      isWaking = false
      jobs.send(job, {}).catch(() => desk.log.debug('jobs do not run now; mail waits for them'))
    }, gathered).unref()
  }
  dispatcher.on('order.moved', async (event) => {
    const isTold = await queueOrderMail(desk, event)
    const isBrought = await queueGiftCards(desk, event)
    await recallGiftCards(desk, event)
    if (!isTold && !isBrought) return
    wake()
  })
  jobs.define(job, async () => void (await sendDueMails(desk)), { cron: '* * * * *', retries: 0, oneWaits: true })
}
