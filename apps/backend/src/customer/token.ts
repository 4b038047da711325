import { hash, randomBytes } from 'node:crypto'

/** 256 random bits: a token reveals nothing about the customer and cannot be guessed. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The stored form: a copy of the database contains no valid tokens. Random bits need no salt and no slow hash. */
export const digestOf = (token: string): string => hash('sha256', token, 'base64url')
