import { randomUUID } from 'node:crypto'
import type { StoredCard } from './vault.ts'

export type Transaction = {
  transactionId: string
  vendorTxCode: string
  type: 'Payment' | 'Refund'
  status: 'Ok' | 'NotAuthed' | 'Rejected' | '3DAuth' | 'Refunded' | 'Voided'
  statusCode: string
  statusDetail: string
  amount: number
  currency: string
  card: Pick<StoredCard, 'type' | 'lastFour' | 'expiryDate'>
  /** The URL to which the bank posts the challenge result. */
  notificationUrl: string
  /** The bank's challenge result; only the bank can set it. */
  verdict?: 'Y' | 'N'
  refunded: number
}

type NewTransaction = Pick<Transaction, 'vendorTxCode' | 'amount' | 'currency' | 'card' | 'notificationUrl'>

const texts = {
  Ok: ['0000', 'The Authorisation was Successful.'],
  NotAuthed: ['2000', 'The Authorisation was Declined by the bank.'],
  Rejected: ['4026', '3D-Authentication failed.'],
  '3DAuth': ['2021', 'Please redirect your customer to the ACSURL to complete the 3DS Transaction'],
  Refunded: ['0000', 'The transaction was refunded.'],
  Voided: ['0000', 'The transaction was voided.'],
} as const satisfies Record<Transaction['status'], readonly [string, string]>

export type TransactionStore = ReturnType<typeof createTransactionStore>

/** Transactions in memory. onChange is called for every status that takes, declines or refunds a payment. */
export function createTransactionStore(onChange: (transaction: Transaction) => void) {
  const byId = new Map<string, Transaction>()
  const byCode = new Map<string, Transaction>()

  function move(transaction: Transaction, status: Transaction['status']): Transaction {
    const [statusCode, statusDetail] = texts[status]
    Object.assign(transaction, { status, statusCode, statusDetail })
    if (status !== '3DAuth') onChange(transaction)
    return transaction
  }

  function add(made: NewTransaction, type: Transaction['type'], status: Transaction['status']): Transaction {
    const transaction: Transaction = {
      ...made,
      transactionId: randomUUID().toUpperCase(),
      type,
      status,
      statusCode: '',
      statusDetail: '',
      refunded: 0,
    }
    byId.set(transaction.transactionId, transaction)
    byCode.set(transaction.vendorTxCode, transaction)
    return type === 'Payment' ? move(transaction, status) : transaction
  }

  return {
    find: (transactionId: string) => byId.get(transactionId),
    findByCode: (vendorTxCode: string) => byCode.get(vendorTxCode),
    pay: (made: NewTransaction, status: 'Ok' | 'NotAuthed' | '3DAuth') => add(made, 'Payment', status),

    /** Uses the result that the bank has recorded. The shop's request carries a result too, but it could be forged. */
    completeChallenge(transaction: Transaction): Transaction {
      if (transaction.status !== '3DAuth' || !transaction.verdict) return transaction
      return move(transaction, transaction.verdict === 'Y' ? 'Ok' : 'Rejected')
    },

    /** Returns undefined if the payment did not succeed or the amount exceeds the part that is not refunded yet. */
    refund(of: Transaction, vendorTxCode: string, amount: number): Transaction | undefined {
      if (of.status !== 'Ok' || of.type !== 'Payment' || amount <= 0 || of.refunded + amount > of.amount)
        return undefined
      of.refunded += amount
      const refund = add({ ...of, vendorTxCode, amount }, 'Refund', 'Ok')
      if (of.refunded === of.amount) move(of, 'Refunded')
      return refund
    },

    void(transaction: Transaction): boolean {
      if (transaction.status === 'Voided') return true
      if (transaction.status !== 'Ok' || transaction.refunded > 0) return false
      move(transaction, 'Voided')
      return true
    },

    /** Successful payments, without those that were voided or refunded in full. */
    charged: () => [...byId.values()].filter(({ type, status }) => type === 'Payment' && status === 'Ok'),
  }
}
