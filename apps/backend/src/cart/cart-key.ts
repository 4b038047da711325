import { randomBytes } from 'node:crypto'

/** Cart ids on the wire; the leading letter distinguishes guests' carts from customers'. */
export const newGuestKey = (): string => `g${randomBytes(16).toString('hex')}`
export const newCustomerKey = (): string => `c${randomBytes(16).toString('hex')}`
