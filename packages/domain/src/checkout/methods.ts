import { checkout } from '../constants/index.ts'
import type { PaymentMethod, ShippingMethod } from '../store/index.ts'

/** One word for a carrier's method. */
export const methodKey = ({ carrierCode, methodCode }: Pick<ShippingMethod, 'carrierCode' | 'methodCode'>): string =>
  `${carrierCode}/${methodCode}`

export function splitMethodKey(key: string): { carrierCode: string; methodCode: string } {
  const [carrierCode = '', methodCode = ''] = key.split('/')
  return { carrierCode, methodCode }
}

/** Without a connection only what can wait for one is offered; of carts of virtual goods nothing is paid at a door. */
export function offeredPayments<T extends Pick<PaymentMethod, 'atTheDoor' | 'offline'>>(
  methods: readonly T[],
  { isOnline, isVirtual }: { isOnline: boolean; isVirtual: boolean },
): T[] {
  return methods.filter(({ atTheDoor, offline }) => (isOnline || offline) && !(atTheDoor && isVirtual))
}

/** What stays chosen when the offers change: the same, else the one meant for it, else the first. */
export function chosenAmong<T extends { key: string; isDefault?: boolean }>(offers: readonly T[], key: string): string {
  const same = offers.find((offer) => offer.key === key)
  return (same ?? offers.find(({ isDefault }) => isDefault) ?? offers[0])?.key ?? ''
}

/** Somebody counts as being in the checkout for half an hour after they last changed something. */
export function isInCheckout(modifiedAt: number, now: number): boolean {
  return now - modifiedAt < checkout.activeWindowMs && modifiedAt <= now
}
