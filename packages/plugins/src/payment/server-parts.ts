import { paymentMethods } from './methods.ts'
import type { PaymentServerPart } from './server-part.ts'

export type PaymentServer = PaymentServerPart & { code: string }

/** The server parts of all methods that have one. They are imported by folder name, so the table stays the only list of methods. */
export const paymentServers: readonly PaymentServer[] = await Promise.all(
  paymentMethods
    .filter(({ hasServerPart }) => hasServerPart)
    .map(async ({ code }) => {
      const { serverPart }: { serverPart: PaymentServerPart } = await import(`./${code}/server.ts`)
      return { code, ...serverPart }
    }),
)
