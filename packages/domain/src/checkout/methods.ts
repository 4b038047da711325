import { checkout } from '../constants/index.ts'
import type { PaymentMethod, ShippingMethod } from '../store/index.ts'

/** '<carrier>/<method>'. */
export const methodKey = ({ carrierCode, methodCode }: Pick<ShippingMethod, 'carrierCode' | 'methodCode'>): string =>
  `${carrierCode}/${methodCode}`

export function splitMethodKey(key: string): { carrierCode: string; methodCode: string } {
  const [carrierCode = '', methodCode = ''] = key.split('/')
  return { carrierCode, methodCode }
}

/**
 * Filters payment methods, for server and browser. Without a connection only methods remain whose orders can be
 * queued; a cart without a delivery cannot be paid on delivery. due: main units; null if it is not known yet.
 */
export function offeredPayments<T extends Pick<PaymentMethod, 'start' | 'offline' | 'forApprovedTrade' | 'upTo'>>(
  methods: readonly T[],
  situation: { isOnline: boolean; isVirtual: boolean; isApprovedTrade: boolean; due: number | null },
): T[] {
  const { isOnline, isVirtual, isApprovedTrade, due } = situation
  return methods.filter(
    ({ start, offline, forApprovedTrade, upTo }) =>
      (isOnline || offline) &&
      !(start === 'on-delivery' && isVirtual) &&
      (isApprovedTrade || !forApprovedTrade) &&
      (due === null || upTo === null || due <= upTo),
  )
}

/** The selection after the offers changed: the same offer if it is still there, else the default, else the first. */
export function selectOffer<T extends { key: string; isDefault?: boolean }>(offers: readonly T[], key: string): string {
  const same = offers.find((offer) => offer.key === key)
  return (same ?? offers.find(({ isDefault }) => isDefault) ?? offers[0])?.key ?? ''
}

/** A shopper counts as in checkout for half an hour after their last change. */
export function isInCheckout(modifiedAt: number, now: number): boolean {
  return now - modifiedAt <= checkout.activeWindowMs && modifiedAt <= now
}
