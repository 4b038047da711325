import { resolve } from 'node:path'
import type { OrderState } from '@mantel/domain/order'
import { type CommandDefinition, UsageError } from './define-command.ts'
import { readWholeNumber } from './read-values.ts'

const states = ['received', 'pending_payment', 'paid', 'shipped', 'cancelled', 'refunded'] as const
const defaultLimit = 20

/** The merchant's order commands and the state each one moves an order to. */
const moves: [verb: string, to: OrderState, summary: string][] = [
  ['pay', 'paid', 'mark an order as paid, for example on delivery or by bank transfer'],
  ['cancel', 'cancelled', 'cancel an unpaid order and release its stock, coupon and gift cards'],
  [
    'refund',
    'refunded',
    'refund an order; items not yet shipped return to stock; with --used-cards also if its gift cards have been used',
  ],
]

const settlements: [verb: string, isAccepted: boolean, summary: string][] = [
  ['accept', true, "accept the buyer's request to cancel or to withdraw, and refund it"],
  ['refuse', false, "refuse the buyer's request; the note tells the buyer why"],
]

export const orderCommands: CommandDefinition[] = [
  {
    name: 'order list',
    optionUsage: '[--state STATE] [--limit NUMBER]',
    summary: 'list the newest orders',
    options: ['state', 'limit'],
    read({ options }) {
      const input = {
        state: readState(options.state),
        limit: options.limit === undefined ? defaultLimit : readWholeNumber(options.limit, '--limit'),
      }
      return (work, io, signal) => work.listOrders(input, io, signal)
    },
  },
  {
    name: 'order overdue',
    optionUsage: '[--limit NUMBER]',
    summary: 'list invoice orders past their due date, longest overdue first',
    options: ['limit'],
    read({ options }) {
      const input = { limit: options.limit === undefined ? defaultLimit : readWholeNumber(options.limit, '--limit') }
      return (work, io, signal) => work.listOverdueOrders(input, io, signal)
    },
  },
  {
    name: 'order show',
    words: ['NUMBER'],
    summary: 'show an order with its lines and history',
    read({ words: [number = ''] }) {
      return (work, io, signal) => work.showOrder({ number: readNumber(number) }, io, signal)
    },
  },
  {
    name: 'order packing-slip',
    words: ['NUMBER', 'FILE'],
    summary: 'write the packing slip of an order as a PDF file',
    read({ words: [number = '', file = ''], cwd }) {
      const input = { number: readNumber(number), file: resolve(cwd, file) }
      return (work, io, signal) => work.writePackingSlip(input, io, signal)
    },
  },
  {
    name: 'order files',
    words: ['NUMBER', 'FOLDER'],
    summary: 'write the files that the buyer of an order has uploaded',
    read({ words: [number = '', folder = ''], cwd }) {
      const input = { number: readNumber(number), folder: resolve(cwd, folder) }
      return (work, io, signal) => work.writeOrderFiles(input, io, signal)
    },
  },
  {
    name: 'order ship',
    words: ['NUMBER'],
    optionUsage: '[--carrier NAME] [--tracking NUMBER] [--items SKU=QUANTITY,…] [--reason TEXT]',
    summary: 'send all that is left of an order, or with --items a part of it, and notify the buyer',
    options: ['carrier', 'tracking', 'items', 'reason'],
    read({ words: [number = ''], options }) {
      const input = {
        number: readNumber(number),
        carrier: readLabel(options.carrier, '--carrier'),
        trackingNumber: readLabel(options.tracking, '--tracking'),
        items: options.items === undefined ? undefined : readItems(options.items),
        reason: options.reason ?? '',
      }
      return (work, io, signal) => work.shipOrder(input, io, signal)
    },
  },
  {
    name: 'order return',
    words: ['NUMBER'],
    optionUsage: '[--items SKU=QUANTITY,…] [--damaged]',
    summary: 'book goods that came back, all that was sent or with --items a part; without --damaged into stock',
    options: ['items'],
    flags: ['damaged'],
    read({ words: [number = ''], options, flags }) {
      const input = {
        number: readNumber(number),
        items: options.items === undefined ? undefined : readItems(options.items),
        isRestocked: !flags.has('damaged'),
      }
      return (work, io, signal) => work.recordReturn(input, io, signal)
    },
  },
  {
    name: 'order requests',
    optionUsage: '[--limit NUMBER]',
    summary: 'list open requests of buyers to cancel or to withdraw, longest waiting first',
    options: ['limit'],
    read({ options }) {
      const input = { limit: options.limit === undefined ? defaultLimit : readWholeNumber(options.limit, '--limit') }
      return (work, io, signal) => work.listOrderRequests(input, io, signal)
    },
  },
  ...settlements.map(
    ([verb, isAccepted, summary]): CommandDefinition => ({
      name: `order ${verb}`,
      words: ['NUMBER'],
      optionUsage: '[--request NUMBER] [--note TEXT]',
      summary,
      options: ['request', 'note'],
      read({ words: [number = ''], options }) {
        const input = {
          number: readNumber(number),
          request: options.request === undefined ? undefined : readWholeNumber(options.request, '--request'),
          isAccepted,
          note: readNote(options.note, isAccepted),
        }
        return (work, io, signal) => work.settleOrderRequest(input, io, signal)
      },
    }),
  ),
  ...moves.map(
    ([verb, to, summary]): CommandDefinition => ({
      name: `order ${verb}`,
      words: ['NUMBER'],
      optionUsage: to === 'refunded' ? '[--reason TEXT] [--used-cards]' : '[--reason TEXT]',
      summary,
      options: ['reason'],
      flags: to === 'refunded' ? ['used-cards'] : [],
      read({ words: [number = ''], options, flags }) {
        const areUsedCardsRefunded = flags.has('used-cards') || undefined
        const input = { number: readNumber(number), to, reason: options.reason ?? '', areUsedCardsRefunded }
        return (work, io, signal) => work.moveOrder(input, io, signal)
      },
    }),
  ),
]

function readNumber(text: string): string {
  if (!/^\d{1,15}$/.test(text)) throw new UsageError(`NUMBER must be an order number, not "${text}".`)
  return text
}

function readLabel(text: string | undefined, option: string): string {
  const label = (text ?? '').trim()
  if (label.length > 80) throw new UsageError(`${option} must have at most 80 characters.`)
  return label
}

/** A refusal needs a note: without a reason the buyer would have to ask for one. */
function readNote(text: string | undefined, isAccepted: boolean): string {
  const note = (text ?? '').trim()
  if (note === '' && !isAccepted) throw new UsageError('--note must tell the buyer why the request is refused.')
  if (note.length > 1000) throw new UsageError('--note must have at most 1000 characters.')
  return note
}

function readItems(text: string): { sku: string; quantity: number }[] {
  return text.split(',').map((item) => {
    const [, sku, quantity] = /^\s*(\S.*?)\s*=\s*([1-9]\d{0,6})\s*$/.exec(item) ?? []
    if (!sku || !quantity) throw new UsageError(`--items must look like CLK-1=2,CRD-7=1, not "${text}".`)
    return { sku, quantity: Number(quantity) }
  })
}

function readState(text: string | undefined): OrderState | undefined {
  const state = states.find((known) => known === text)
  if (text !== undefined && !state) throw new UsageError(`--state must be one of ${states.join(', ')}, not "${text}".`)
  return state
}
