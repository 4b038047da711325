import { createHash } from 'node:crypto'
import { newsletterConsentVersion } from '@mantel/domain/customer'
import { expect, it } from 'vitest'
import { myAccount as de } from '../i18n/de-DE/my-account.ts'
import { myAccount as en } from '../i18n/en-GB/my-account.ts'
import { myAccount as it_ } from '../i18n/it-IT/my-account.ts'

/** The versions with a digest of the texts that customers have seen. Add an entry with every new version; never change one. */
const seen: Record<string, string> = { '2026-11': '1f2d6a7c8639f4ec' }

it('has a new version whenever the text of the consent changes', () => {
  const texts = [en, de, it_].map((language) => [
    language['newsletter.text'],
    language['newsletter.subscribe'],
    language['newsletter.consent'],
  ])
  const digest = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16)
  expect(digest).toBe(seen[newsletterConsentVersion])
})
