/** Demo gift cards; amount in major units. Real codes are random. */
export type DemoGiftCard = { code: string; website: string; currency: string; amount: number; isExpired?: true }

export const demoGiftCards: readonly DemoGiftCard[] = [
  { code: 'MANT-ELDE-MOGB-0025', website: 'mantel', currency: 'GBP', amount: 25 },
  { code: 'MANT-ELDE-MOGB-0500', website: 'mantel', currency: 'GBP', amount: 500 },
  { code: 'MANT-ELDE-MOEU-0025', website: 'mantel', currency: 'EUR', amount: 25 },
  { code: 'MANT-ELDE-MOGB-GONE', website: 'mantel', currency: 'GBP', amount: 10, isExpired: true },
]
