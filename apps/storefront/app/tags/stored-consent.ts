import {
  type ConsentChoices,
  type ConsentRule,
  consentVersion,
  isConsentValid,
  type StoredConsent,
} from '@mantel/domain/tag'

/** Store views of a website share an origin, but each has its own law and its own tags. */
const keyOf = (storeCode: string) => `consent-${storeCode}`

type Saved = StoredConsent & { isRecorded: boolean }

/** The visitor's choice; null: they have to be asked, perhaps again. Without storage they are asked on every page load. */
export function readConsent(storeCode: string, rule: ConsentRule, now: number): Saved | null {
  const saved = read(storeCode)
  return isConsentValid(saved, rule, now) ? saved : null
}

/** Keeps the id of an earlier choice, so that the shop's records show its history. */
export function saveConsent(storeCode: string, choices: ConsentChoices, now: number): Saved {
  const id = read(storeCode)?.id ?? crypto.randomUUID()
  return write(storeCode, { id, version: consentVersion, choices, at: now, isRecorded: false })
}

export function markRecorded(storeCode: string, recorded: Saved): void {
  const current = read(storeCode)
  if (current?.at === recorded.at) write(storeCode, { ...current, isRecorded: true })
}

function read(storeCode: string): Saved | null {
  try {
    const saved = JSON.parse(localStorage.getItem(keyOf(storeCode)) ?? 'null')
    const { analytics, marketing } = saved?.choices ?? {}
    return typeof saved?.id === 'string' && typeof analytics === 'boolean' && typeof marketing === 'boolean'
      ? saved
      : null
  } catch {
    return null
  }
}

function write(storeCode: string, saved: Saved): Saved {
  try {
    localStorage.setItem(keyOf(storeCode), JSON.stringify(saved))
  } catch {
    // Storage is blocked or full: the choice counts for this page only.
  }
  return saved
}
