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
 * queued; a cart without a delivery cannot be paid on delivery. due: major units; null if it is not known yet.
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

/**
 * chosen: the key of the offer that the shopper has chosen. current: the key of the selected offer, which the shop may have
 * selected itself. '': none.
 */
export type Selection = { chosen: string; current: string }

/**
 * Selects one of the offers after their list has changed. The offer that the shopper has chosen is selected whenever the list has
 * it, even if it was missing for a time. Else the current selection stays if it is on offer, or the default offer or the first one
 * is selected. While the list is provisional, because the shop has not sent its own yet, the selection stays in any case.
 * isWithdrawn: the shopper's choice is not on offer.
 */
export function selectOffer<T extends { key: string; isDefault?: boolean }>(
  offers: readonly T[],
  { chosen, current }: Selection,
  isProvisional = false,
): { key: string; isWithdrawn: boolean } {
  const isOffered = (key: string) => offers.some((offer) => offer.key === key)
  const keptCode = isProvisional ? chosen || current : [chosen, current].find(isOffered)
  const key = keptCode || ((offers.find(({ isDefault }) => isDefault) ?? offers[0])?.key ?? '')
  return { key, isWithdrawn: !isProvisional && chosen !== '' && key !== '' && key !== chosen }
}

/** A shopper counts as in checkout for half an hour after their last change. */
export function isInCheckout(modifiedAt: number, now: number): boolean {
  return now - modifiedAt <= checkout.activeWindowMs && modifiedAt <= now
}
