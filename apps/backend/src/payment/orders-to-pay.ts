import type { OrderActor, OrderSnapshot, OrderState } from '@mantel/domain/order'
import type { Db, Tx } from '../platform/db/index.ts'

/** An order as paying it needs to see it. due: minor units still to be paid by the payment method. */
export type OrderToPay = {
  id: number
  number: string
  website: string
  storeCode: string
  state: OrderState
  due: number
  currency: string
  paymentCode: string
  /** Until when its payment is waited for; null: it waits for none. */
  deadline: Date | null
  snapshot: OrderSnapshot
}

/** Orders belong to the slice to the right, which gives this; only SQL happens within. */
export type OrdersToPay = {
  /** By the secret its buyer was given. */
  findByKey(db: Db, orderKey: string): Promise<OrderToPay | undefined>
  /** The order with its row locked until the transaction ends. */
  lock(tx: Tx, orderId: number): Promise<OrderToPay | undefined>
  /** false: it no longer waits for a payment; what was paid must be given back. */
  paid(tx: Tx, orderId: number, now: Date): Promise<boolean>
  /** Cancels it and gives stock, coupon, gift cards and cart back; false: it no longer waits for a payment. */
  failed(tx: Tx, orderId: number, why: PaymentFailure): Promise<boolean>
  /** Those whose payment was not there in time. */
  expired(db: Db, now: Date): Promise<number[]>
}

export type PaymentFailure = { actor: OrderActor; reason: string; now: Date }
