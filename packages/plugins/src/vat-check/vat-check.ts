import type { VatNumber } from '@mantel/domain/customer'

/** unknown: the plugin cannot say, for example because the service is down. */
export type VatVerdict = 'valid' | 'invalid' | 'unknown'

/** Checks a VAT number that has the right format. Never throws and answers within a few seconds. */
export type VatCheck = (vatNumber: VatNumber) => Promise<VatVerdict>

/** One entry of the list of VAT number checks. */
export type VatCheckPlugin = {
  /** Names the plugin in stores/, and is the name of its folder. */
  code: string
  /**
   * Whether to accept a number of the right format if the plugin cannot check it. False for a register: while it is down,
   * nothing is proved.
   */
  acceptsUnknown: boolean
  create(): VatCheck
}
