import { type Mutation, planMutation } from '@mantel/domain/cart/sync'
import { network as limits } from '@mantel/domain/constants'
import { bypass } from './connect.ts'
import { answer, type Progress, type SyncContext } from './context.ts'
import { pull } from './pull.ts'
import { confirm, giveUp, lineOf, type Sent } from './send.ts'

/** Not a word about the call itself: it is sent again. */
const notNow = new Set([408, 429, 503])

/** What follows from the answer to one call. */
export async function conclude(context: SyncContext, sent: Sent, attempts: number): Promise<Progress> {
  const { reply, aim } = sent
  if (reply === 'lost') return 'later'
  const { code } = reply
  if (code === 200)
    return sent.isRepeated && sent.mutation.kind === 'clear' ? lookAndConfirm(context, sent) : confirm(context, sent)
  if (code === 401) return bypass(context, aim.epoch)
  if (notNow.has(code)) return 'later'
  if (code >= 500 && code !== 501 && attempts < limits.maxTaskAttempts) return 'later'
  return lookAgain(context, sent, attempts < limits.maxTaskAttempts)
}

/** The cart may have been emptied the first time already: what is there now tells what came since. */
async function lookAndConfirm(context: SyncContext, sent: Sent): Promise<Progress> {
  if (context.shared.stored().epoch !== sent.aim.epoch) return 'on'
  const progress = await pull(context)
  return progress === 'on' ? confirm(context, sent) : progress
}

/**
 * Refused: the cart is not there, or the line, or the thing itself, or too little of it. The cart's content tells which, and
 * whether something else would do.
 */
async function lookAgain(context: SyncContext, sent: Sent, mayWait: boolean): Promise<Progress> {
  const progress = await pull(context)
  const record = context.shared.stored()
  if (progress !== 'on' || record.epoch !== sent.aim.epoch) return progress
  const { mutation, step } = sent
  if (record.queue[0]?.id !== mutation.id) return 'on'
  if (step && mutation.kind !== 'clear' && mutation.kind !== 'coupon') {
    const again = planMutation(mutation, lineOf(record, mutation.key), context.policy).at(-1)
    if (JSON.stringify(again) !== JSON.stringify(step)) return goOn(context, sent)
    // It was done the first time, and somebody has removed the line since.
    if (sent.isRepeated && isMissing(sent) && !lineOf(record, mutation.key)) return giveUp(context, sent, null)
    const most = await cap(context, sent)
    if (most === 'lost' && mayWait) return 'later'
    if (typeof most === 'number') return goOn(context, sent)
  }
  return giveUp(context, sent, textOf(sent))
}

/**
 * Something else may do for what was refused. The server remembers what it refused, so that a call of before that is still
 * on its way cannot be done any more: what is tried instead has a name of its own. A line that was not there is not a
 * refusal: the mutation may have been done before it went.
 */
async function goOn(context: SyncContext, sent: Sent): Promise<Progress> {
  if (isMissing(sent)) return 'on'
  const { id } = sent.mutation
  const next = context.newId()
  await answer(context, sent.aim, (record) => ({ ...record, queue: renamed(record.queue, id, next) }))
  return 'on'
}

const isMissing = ({ reply }: Sent) => reply !== 'lost' && reply.code === 404

/** More than there is, of what a guest brings along: as many as can be had. */
async function cap(context: SyncContext, { mutation }: Sent): Promise<number | null | 'lost'> {
  if (mutation.kind !== 'add' || !mutation.merge || context.most.has(mutation.key)) return null
  const sku = context.shared.stored().goods[mutation.key]?.sku
  const most = sku === undefined ? null : await context.calls.mostOf(sku)
  if (typeof most === 'number') context.most.set(mutation.key, most)
  return most
}

/** Also for what is to follow it. */
function renamed(queue: readonly Mutation[], id: string, next: string): Mutation[] {
  return queue.map((one) => {
    if (one.id === id) return { ...one, id: next }
    return one.kind === 'remove' && one.after === id ? { ...one, after: next } : one
  })
}

function textOf({ reply }: Sent): string {
  if (reply === 'lost') return ''
  return reply.shown ?? (typeof reply.result === 'string' ? reply.result : '')
}
