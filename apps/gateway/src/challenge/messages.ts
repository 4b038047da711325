import type { Transaction } from '../card/transactions.ts'

const encode = (message: object) => Buffer.from(JSON.stringify(message)).toString('base64url')

export function challengeRequest({ transactionId }: Transaction): string {
  return encode({ messageType: 'CReq', messageVersion: '2.2.0', acsTransID: transactionId, challengeWindowSize: '02' })
}

export function challengeResponse({ transactionId, verdict }: Transaction): string {
  const transStatus = verdict ?? 'N'
  return encode({ messageType: 'CRes', messageVersion: '2.2.0', acsTransID: transactionId, transStatus })
}

/** Returns the transaction id from a challenge message, or undefined if the message is invalid. */
export function transactionIdOf(message: unknown): string | undefined {
  if (typeof message !== 'string' || message.length > 4096) return undefined
  try {
    const { acsTransID } = JSON.parse(Buffer.from(message, 'base64url').toString()) as { acsTransID?: unknown }
    return typeof acsTransID === 'string' ? acsTransID : undefined
  } catch {
    return undefined
  }
}
