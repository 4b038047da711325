import { emailKey } from '@mantel/domain/customer'
import type { Notifications } from '../notifications.ts'
import type { Account } from '../session/create-account.ts'
import type { QueuedTask, TaskQueue } from '../task/tasks.ts'

const subscribedEvent = 'newsletter-subscribed'

/** Queues the subscription: it is sent now or, offline, as soon as there is a connection again. A second one of the same address replaces it. */
export async function subscribeVisitor({ tasks }: Pick<Account, 'tasks'>, email: string): Promise<void> {
  const id = `newsletter-${emailKey(email)}`
  await tasks.queue.add(
    'newsletterSubscribe',
    { body: { email: email.trim() } },
    { id, callbackEvent: subscribedEvent },
  )
}

/** Tells the visitor the result. The task layer shows refusals. */
export function notifySubscription(queue: Pick<TaskQueue, 'onDone'>, notifications: Notifications): () => void {
  return queue.onDone(subscribedEvent, ({ resultCode, result }: QueuedTask) => {
    if (resultCode !== 200) return
    const key = result === 'pending' ? 'newsletter_pending' : 'newsletter_subscribed'
    notifications.push({ type: 'success', message: { key } })
  })
}
