import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tax } from '@mantel/domain/constants'
import {
  type Banners,
  consumerLimits,
  type LimitDefaults,
  noBanners,
  type PaymentMethod,
  rateLimitNames,
  type StoreLimits,
  type Stores,
  type StoreView,
  tradeLimits,
  type Website,
} from '@mantel/domain/store'
import type { z } from 'zod'
import { applyAddresses, type StoreAddresses } from './apply-addresses.ts'
import { type BannersFile, bannersFile } from './banners-file-schema.ts'
import { checkBanners } from './check-banners.ts'
import { checkStores, sortStores, type WithFileName } from './check-stores.ts'
import { type LimitsFile, storeViewFile, websiteFile } from './store-file-schema.ts'

/** One line per problem with file, field and reason. The start script prints the lines and exits. */
export class StoresError extends Error {
  readonly problems: string[]

  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.name = 'StoresError'
    this.problems = problems
  }
}

/**
 * Reads <dir>/websites/*.json, <dir>/views/*.json and <dir>/banners/*.json. Adding a store view is adding a file.
 * '{port}' in a URL is replaced by the port that the shop listens on, so that the demo runs on any port. Addresses of the
 * settings replace those of the files.
 */
export async function loadStores(
  dir: string,
  { port, ...addresses }: { port: number } & StoreAddresses,
): Promise<Stores> {
  const problems: string[] = []
  const websites = applyAddresses(await readFiles(dir, 'websites', websiteFile, port, problems), addresses, problems)
  const files = await readFiles(dir, 'views', storeViewFile, port, problems)
  const banners = await readFiles(dir, 'banners', bannersFile, port, problems)
  const views = files.map(({ file, value }) => ({
    file,
    value: completeView(value, websites, bannersOf(banners, value)),
  }))
  if (problems.length === 0) problems.push(...checkStores(websites, views), ...checkBanners(banners, views))
  if (problems.length > 0) throw new StoresError(problems)
  return sortStores(
    websites.map(({ value }) => value),
    views.map(({ value }) => value),
  )
}

/** Derives prefix and index from the code, and the time zone from the promise of delivery, unless the file sets them. */
function completeView(
  view: z.infer<typeof storeViewFile>,
  websites: WithFileName<Website>[],
  banners: Banners,
): StoreView {
  const website = websites.find(({ value }) => value.code === view.website)?.value
  const isDefaultView = website?.defaultView === view.code
  const hasPrefixes = website?.prefixPaths ?? true
  const { defaultCountry } = view.tax
  const timeZone = view.i18n.timeZone ?? view.shipping.promise?.timeZone ?? 'UTC'
  const limits = completeLimits(view.limits, view.prices.needGroupToken ? tradeLimits : consumerLimits)
  return {
    ...view,
    limits,
    i18n: { ...view.i18n, timeZone },
    payment: { methods: view.payment.methods.map((method) => ({ ...method, upTo: largestAmount(method, limits) })) },
    tax: { ...view.tax, defaultCountry: defaultCountry ?? tax.fallbackCountry, isCountryMissing: !defaultCountry },
    prefix: view.prefix ?? (isDefaultView || !hasPrefixes ? '' : `/${view.code}`),
    catalog: { ...view.catalog, index: view.catalog.index ?? `catalog_${view.code}` },
    banners,
  }
}

function completeLimits({ rates, order, botChallenge }: LimitsFile, defaults: LimitDefaults): StoreLimits {
  const entries = rateLimitNames.map((name) => [name, { ...defaults.rates[name], ...rates[name] }])
  return { rates: Object.fromEntries(entries), order: { ...defaults.order, ...order }, botChallenge }
}

/** An order that is not paid in advance has an upper limit, whatever its method allows. */
function largestAmount({ start, upTo }: PaymentMethod, { order }: StoreLimits): number | null {
  return start === 'pay-now' ? upTo : Math.min(upTo ?? order.valueWithoutPrepayment, order.valueWithoutPrepayment)
}

function bannersOf(files: WithFileName<BannersFile>[], { code }: { code: string }): Banners {
  const found = files.find(({ value }) => value.storeCode === code)?.value
  if (!found) return noBanners
  const { storeCode: _, ...banners } = found
  return banners
}

async function readFiles<T>(
  dir: string,
  folder: string,
  schema: z.ZodType<T>,
  port: number,
  problems: string[],
): Promise<WithFileName<T>[]> {
  const names = await readdir(join(dir, folder)).catch(() => {
    problems.push(`stores/${folder}: the folder is missing`)
    return []
  })
  const found: WithFileName<T>[] = []
  for (const name of names.filter((entry) => entry.endsWith('.json')).sort()) {
    const file = `stores/${folder}/${name}`
    const text = await readFile(join(dir, folder, name), 'utf8')
    const parsed = parseJson(text.replaceAll('{port}', String(port)))
    if ('problem' in parsed) {
      problems.push(`${file}: ${parsed.problem}`)
      continue
    }
    const checked = schema.safeParse(parsed.value)
    if (checked.success) found.push({ file, value: checked.data })
    else problems.push(...checked.error.issues.map((issue) => `${file}: ${describe(issue)}`))
  }
  return found
}

function parseJson(text: string): { value: unknown } | { problem: string } {
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    return { problem: `is not JSON (${error instanceof Error ? error.message : error})` }
  }
}

function describe(issue: z.core.$ZodIssue): string {
  return issue.path.length > 0 ? `${issue.path.join('.')}: ${issue.message}` : issue.message
}
