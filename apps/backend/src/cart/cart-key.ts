import { randomBytes } from 'node:crypto'

/** Cart ids on the wire; the leading letter tells a guest's cart from a customer's. */
export const newGuestKey = (): string => `g${randomBytes(16).toString('hex')}`
export const newCustomerKey = (): string => `c${randomBytes(16).toString('hex')}`
