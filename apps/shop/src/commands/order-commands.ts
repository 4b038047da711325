import type { OrderState } from '@mantel/domain/order'
import { type CommandDefinition, UsageError } from './define-command.ts'
import { readWholeNumber } from './read-values.ts'

const states = ['received', 'pending_payment', 'paid', 'shipped', 'cancelled', 'refunded'] as const
const usualNumber = 20

/** What a merchant does with orders, and where it takes them. */
const moves: [verb: string, to: OrderState, summary: string][] = [
  ['pay', 'paid', 'note that an order is paid, such as at the door'],
  ['ship', 'shipped', 'note that an order is on its way; the buyer is told'],
  ['cancel', 'cancelled', 'give up an order that is not paid; what it held goes back'],
  ['refund', 'refunded', 'give the money back; goods that were not sent go back to stock'],
]

export const orderCommands: CommandDefinition[] = [
  {
    name: 'order list',
    optionUsage: '[--state STATE] [--limit NUMBER]',
    summary: 'the newest orders',
    options: ['state', 'limit'],
    read({ options }) {
      const input = {
        state: readState(options.state),
        limit: options.limit === undefined ? usualNumber : readWholeNumber(options.limit, '--limit'),
      }
      return (work, io, signal) => work.listOrders(input, io, signal)
    },
  },
  {
    name: 'order show',
    words: ['NUMBER'],
    summary: 'an order with its lines and its history',
    read({ words: [number = ''] }) {
      return (work, io, signal) => work.showOrder({ number: readNumber(number) }, io, signal)
    },
  },
  ...moves.map(
    ([verb, to, summary]): CommandDefinition => ({
      name: `order ${verb}`,
      words: ['NUMBER'],
      optionUsage: '[--reason TEXT]',
      summary,
      options: ['reason'],
      read({ words: [number = ''], options }) {
        const input = { number: readNumber(number), to, reason: options.reason ?? '' }
        return (work, io, signal) => work.moveOrder(input, io, signal)
      },
    }),
  ),
]

function readNumber(text: string): string {
  if (!/^\d{1,15}$/.test(text)) throw new UsageError(`NUMBER must be an order's number, not "${text}".`)
  return text
}

function readState(text: string | undefined): OrderState | undefined {
  const state = states.find((known) => known === text)
  if (text !== undefined && !state) throw new UsageError(`--state must be one of ${states.join(', ')}, not "${text}".`)
  return state
}
