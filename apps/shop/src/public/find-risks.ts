import { type Connection, listOpenAccounts, listUsableCodes, needsSeeding } from '@mantel/backend'
import type { Stores } from '@mantel/domain/store'
import type { Config } from '../config.ts'
import type { PublicRisk } from './public-settings.ts'

/** problem: one line for the operator that names the remedy and the setting that allows the risk. */
export type FoundRisk = { risk: PublicRisk; problem: string }

export type RiskContext = { config: Config; stores: Stores; db: Connection['db']; now: Date }

/** The published credentials of the demo. Its catalogue is loaded only when it is needed: that takes a quarter of a second. */
export async function readDemoAccess(): Promise<{ emails: string[]; codes: string[] }> {
  const { demoCustomers, demoGiftCards } = await import('@mantel/demo')
  return { emails: demoCustomers.map(({ email }) => email), codes: demoGiftCards.map(({ code }) => code) }
}

/** All features of a shop that must not be public, including those that the operator has allowed. */
export async function findRisks({ config, stores, db, now }: RiskContext): Promise<FoundRisk[]> {
  // The start will fill an empty database with the demo's accounts and gift cards, so they are risks already now.
  const willFill = config.demo && (await needsSeeding(db))
  const demo = await readDemoAccess()
  const accounts = willFill ? demo.emails : await listOpenAccounts(db, demo.emails)
  const closeDemo = willFill ? 'Set DEMO=off' : 'Run npm run shop -- close demo'
  const codes = willFill ? demo.codes : await listUsableCodes(db, demo.codes, now)
  return [
    ...findSandboxes(config, stores),
    ...findMissingCountries(stores),
    ...(config.demo ? [risk('demo-fill', 'DEMO=on fills an empty database with the demo shop.', 'Set DEMO=off')] : []),
    ...(accounts.length > 0
      ? [risk('demo-accounts', `Demo accounts have a published password (${accounts.join(', ')}).`, closeDemo)]
      : []),
    ...(codes.length > 0
      ? [risk('demo-gift-cards', `Demo gift cards pay with published codes (${codes.join(', ')}).`, closeDemo)]
      : []),
  ]
}

function findSandboxes({ payment }: Config, { views }: Stores): FoundRisk[] {
  const isOffered = (code: string) => views.some((view) => view.payment.methods.some((method) => method.code === code))
  return payment.withoutMoney
    .filter(({ code }) => isOffered(code))
    .map(({ setting }) => {
      const remedy = setting.endsWith('=test') ? `Set ${setting.replace('=test', '=live')}` : 'Set a real provider'
      return risk('sandbox', `${setting}: orders become paid although no money moves.`, remedy)
    })
}

/** Finds stores without a tax country: they charge the tax of the fallback country. */
function findMissingCountries({ views }: Stores): FoundRisk[] {
  return views
    .filter(({ tax }) => tax.isCountryMissing)
    .map(({ code, tax }) => {
      const problem = `Store ${code} has no tax.defaultCountry and charges the tax of ${tax.defaultCountry}.`
      return risk('no-tax-country', problem, 'Set tax.defaultCountry in its file')
    })
}

function risk(name: PublicRisk, problem: string, remedy: string): FoundRisk {
  return { risk: name, problem: `${problem} ${remedy}, or allow it on purpose with ALLOW_IN_PUBLIC=${name}.` }
}
