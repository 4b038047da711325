import type { Website } from '@mantel/domain/store'

export type Carriers = Website['carriers']

/** The page on which the carrier shows where the parcel is; null if the website does not know the carrier. */
export function trackingUrl(
  { carrier, trackingNumber }: { carrier: string; trackingNumber: string },
  carriers: Carriers,
): string | null {
  const configuredCarrier = carriers.find(({ name }) => name.toLowerCase() === carrier.toLowerCase())
  if (!configuredCarrier || !trackingNumber) return null
  return configuredCarrier.trackingUrl.replaceAll('{number}', encodeURIComponent(trackingNumber))
}
