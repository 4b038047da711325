import { addVat, type VatAmount } from '@mantel/domain/money'
import { amountsLeftToCredit, creditsByRate, type OrderSnapshot } from '@mantel/domain/order'
import type { StoredRequest } from '../order/index.ts'
import type { IssuedDocument } from './invoice.repository.ts'

type RateSum = VatAmount & { rate: number }

/** A credit note with its amounts, which are positive here. lines: what was taken back; null: the whole order, or its rest. */
export type CreditNote = {
  issued: IssuedDocument
  lines: { position: number; quantity: number }[] | null
  /** Whether the order has earlier credit notes, so that this one credits the rest of the order. */
  isRest: boolean
  byRate: RateSum[]
  total: VatAmount
}

/** The credit notes of an order, oldest first. Their amounts follow from the snapshot and the requests, which never change. */
export function describeCredits(
  snapshot: OrderSnapshot,
  issued: readonly IssuedDocument[],
  requests: readonly StoredRequest[],
): CreditNote[] {
  const notes = issued.filter(({ kind }) => kind === 'credit')
  const parts = notes.flatMap((note) => {
    const request = requests.find(({ number }) => number === note.request)
    return request ? [{ note, request }] : []
  })
  const byRate = creditsByRate(
    snapshot,
    parts.map(({ request }) => request),
  )
  const fullCredit = notes.find(({ request }) => request === 0)
  const rest = fullCredit ? amountsLeftToCredit(snapshot.totals, byRate) : []
  return [
    ...parts.map(({ note, request }, at) => ({
      issued: note,
      lines: request.lines.map(({ position, quantity }) => ({ position, quantity })),
      isRest: false,
      byRate: byRate[at] ?? [],
      total: addVat(byRate[at] ?? []),
    })),
    ...(fullCredit
      ? [{ issued: fullCredit, lines: null, isRest: parts.length > 0, byRate: rest, total: addVat(rest) }]
      : []),
  ]
}
