import type { OrderActor, OrderSnapshot, OrderState } from '@mantel/domain/order'
import type { Db, Tx } from '../platform/db/index.ts'

/** The part of an order that payment needs. due: amount to pay with the payment method, minor units. */
export type OrderToPay = {
  id: number
  number: string
  website: string
  storeCode: string
  state: OrderState
  due: number
  currency: string
  paymentCode: string
  /** Payment deadline; null: no payment is expected. */
  deadline: Date | null
  snapshot: OrderSnapshot
}

/** Access to orders, implemented by the order slice, which this slice must not import. The functions only run SQL. */
export type OrdersToPay = {
  /** Finds an order by its secret order key. */
  findByKey(db: Db, orderKey: string): Promise<OrderToPay | undefined>
  /** Finds an order by its id or number. Both can be guessed: the caller has to prove in another way that the order is theirs. */
  findById(db: Db, idOrNumber: string): Promise<OrderToPay | undefined>
  /** The order with its row locked until the transaction ends. */
  lock(tx: Tx, orderId: number): Promise<OrderToPay | undefined>
  /** Marks the order as paid. Returns false if it no longer waits for payment: the payment must then be refunded. */
  markPaid(tx: Tx, orderId: number, now: Date): Promise<boolean>
  /** Cancels the order and returns stock, coupon, gift cards and cart. Returns false if it no longer waits for payment. */
  markFailed(tx: Tx, orderId: number, why: PaymentFailure): Promise<boolean>
  /** A page of unpaid orders past their deadline, the oldest deadline first. after: the last order of the page before. */
  listExpired(db: Db, now: Date, after?: ExpiredOrder): Promise<ExpiredOrder[]>
}

export type ExpiredOrder = { id: number; deadline: Date }

export type PaymentFailure = { actor: OrderActor; reason: string; now: Date }
