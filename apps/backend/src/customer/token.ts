import { hash, randomBytes } from 'node:crypto'

/** 256 random bits: nothing about the customer can be read from it, and no list of tokens can be tried. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is stored: whoever reads the database holds no token. Random bits need no salt and no slow hash. */
export const digestOf = (token: string): string => hash('sha256', token, 'base64url')
