import { randomInt } from 'node:crypto'
import type { Tx } from '../platform/db/index.ts'
import { saveCoupons } from './save-coupons.ts'

/** The characters of a code, without letters and digits that look alike. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const codeLength = 10

export type PersonalCoupon = {
  prefix: string
  percent: number
  storeCodes: readonly string[]
  endsAt: Date
  /** Whether only signed-in customers may use the coupon; default: true. If false, guests who know the code may use it too. */
  customersOnly?: boolean
}

/** A coupon for one order of a customer. Its code is random: whoever knows it may use it. */
export async function issuePersonalCoupon(
  tx: Tx,
  { prefix, percent, storeCodes, endsAt, customersOnly = true }: PersonalCoupon,
): Promise<string> {
  const random = Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('')
  const code = `${prefix}-${random}`
  const stores = storeCodes.map((storeCode) => ({ storeCode, value: percent }))
  await saveCoupons({ db: tx }, [{ code, kind: 'percent', maxUses: 1, customersOnly, endsAt, stores }])
  return code
}
