/** Purposes that a visitor allows or refuses. Everything that the shop itself needs works without consent. */
export const consentPurposes = ['analytics', 'marketing'] as const

export type ConsentPurpose = (typeof consentPurposes)[number]

export type ConsentChoices = Record<ConsentPurpose, boolean>

export const refusedConsent: ConsentChoices = { analytics: false, marketing: false }
export const givenConsent: ConsentChoices = { analytics: true, marketing: true }

/** The version of the text that visitors agree to. Change it with the text: everybody is asked again. */
export const consentVersion = '2026-11'

export type ConsentRule = {
  /** Selects the paragraph about the law that the dialog shows. */
  law: 'uk' | 'de' | 'it' | 'eu'
  /** After this time the visitor is asked again, whatever the answer was. */
  validDays: number
  /** The dialog has a close button that counts as refusal. */
  hasCloseButton: boolean
}

/**
 * The rule for consent by the country of the store. Everywhere tags need consent first, and refusing takes as few clicks as
 * agreeing. United Kingdom: PECR and UK GDPR. Germany: § 25 TDDDG and the GDPR. Italy: the guidelines of the Garante of 10 June
 * 2021, which want a close button that means refusal and no second question within six months.
 */
export function consentRuleOf(country: string): ConsentRule {
  if (country === 'GB') return { law: 'uk', validDays: 182, hasCloseButton: false }
  if (country === 'DE') return { law: 'de', validDays: 365, hasCloseButton: false }
  if (country === 'IT') return { law: 'it', validDays: 182, hasCloseButton: true }
  return { law: 'eu', validDays: 182, hasCloseButton: false }
}

/** A choice as the browser stores it. */
export type StoredConsent = {
  /** Random. Identifies the choice in the shop's records, not the visitor. */
  id: string
  version: string
  choices: ConsentChoices
  /** Milliseconds since 1970. */
  at: number
}

const dayMs = 86_400_000

/** Whether the visitor need not be asked again. A time in the future comes from a wrong clock. */
export function isConsentValid(consent: StoredConsent | null, rule: ConsentRule, now: number): boolean {
  return consent !== null && consent.version === consentVersion && now - consent.at < rule.validDays * dayMs
}
