import type { Stores, StoreView, Website } from '@mantel/domain/store'

/** First path segments that the server uses on every host. */
const reservedPrefixes = ['/api', '/img', '/graphql', '/invalidate', '/healthz', '/readyz', '/metrics', '/assets']

export type WithFileName<T> = { file: string; value: T }

/** Checks across files: duplicate values and references to unknown names. Each problem is one line. */
export function checkStores(websites: WithFileName<Website>[], views: WithFileName<StoreView>[]): string[] {
  return [
    ...duplicates(websites, 'code', ({ code }) => [code]),
    ...duplicates(websites, 'id', ({ id }) => [String(id)]),
    ...duplicates(websites, 'hosts', ({ hosts, apiHosts }) => [...hosts, ...apiHosts]),
    ...duplicates(views, 'code', ({ code }) => [code]),
    ...duplicates(views, 'storeId', ({ storeId }) => [String(storeId)]),
    ...duplicates(views, 'catalog.index', ({ catalog }) => [catalog.index]),
    ...websites.flatMap(({ file, value }) =>
      duplicates([{ file, value }], 'customerGroups', ({ customerGroups }) =>
        customerGroups.map(({ id }) => String(id)),
      ),
    ),
    ...websites.flatMap(({ file, value }) =>
      duplicates([{ file, value }], 'bankAccounts', ({ bankAccounts }) => bankAccounts.map(({ currency }) => currency)),
    ),
    ...oneDefaultWebsite(websites),
    ...views.flatMap((view) => checkView(view, websites)),
    ...websites.flatMap((website) => checkWebsite(website, views)),
  ]
}

function duplicates<T>(files: WithFileName<T>[], field: string, keys: (value: T) => string[]): string[] {
  const first = new Map<string, string>()
  return files.flatMap(({ file, value }) =>
    keys(value).flatMap((key) => {
      const earlier = first.get(key)
      if (earlier === undefined) first.set(key, file)
      return earlier === undefined ? [] : [`${file}: ${field}: ${key} is already used in ${earlier}`]
    }),
  )
}

function oneDefaultWebsite(websites: WithFileName<Website>[]): string[] {
  const defaults = websites.filter(({ value }) => value.isDefault)
  if (defaults.length === 1) return []
  if (defaults.length === 0) return ['stores: no website has isDefault: true']
  return defaults.slice(1).map(({ file }) => `${file}: isDefault: ${defaults[0]?.file} is the default website already`)
}

function checkView({ file, value: view }: WithFileName<StoreView>, websites: WithFileName<Website>[]): string[] {
  const website = websites.find(({ value }) => value.code === view.website)?.value
  if (!website) return [`${file}: website: there is no website ${view.website}`]
  const problems: string[] = []
  const group = view.tax.userGroupId
  if (group !== null && !website.customerGroups.some(({ id }) => id === group)) {
    problems.push(`${file}: tax.userGroupId: website ${website.code} has no customer group ${group}`)
  }
  if (website.defaultView === view.code && view.prefix !== '') {
    problems.push(`${file}: prefix: must be '' in the default view of a website`)
  }
  if (website.defaultView !== view.code && view.prefix === '' && website.prefixPaths) {
    problems.push(`${file}: prefix: must not be '', because ${website.defaultView} answers at the root`)
  }
  if (website.defaultView !== view.code && view.prefix !== '' && !website.prefixPaths) {
    problems.push(`${file}: prefix: must not be set, because website ${website.code} has prefixPaths: false`)
  }
  if (reservedPrefixes.includes(view.prefix)) {
    problems.push(`${file}: prefix: ${view.prefix} is a path of the server itself`)
  }
  const { defaultCountry, isCountryMissing } = view.tax
  if (!isCountryMissing && !Object.hasOwn(website.seller.vatIds, defaultCountry)) {
    problems.push(`${file}: tax.defaultCountry: the seller of ${website.code} has no VAT number for ${defaultCountry}`)
  }
  const { origin } = view.shipping
  if (origin !== null && !Object.hasOwn(website.seller.vatIds, origin)) {
    problems.push(`${file}: shipping.origin: the seller of ${website.code} has no VAT number for ${origin}`)
  }
  return [...problems, ...checkPayment(file, view, website)]
}

function checkPayment(file: string, { payment, prices, i18n }: StoreView, website: Website): string[] {
  const { currencyCode } = i18n
  return payment.methods.flatMap(({ code, start, forApprovedTrade }, index) => {
    const field = `${file}: payment.methods.${index}`
    const isNeverOffered = forApprovedTrade && !prices.needGroupToken
    const hasAccount = website.bankAccounts.some(({ currency }) => currency === currencyCode)
    return [
      ...(isNeverOffered ? [`${field}: ${code} is for approved trade buyers, and this store has none`] : []),
      ...(start === 'on-invoice' && !hasAccount
        ? [`${field}: ${code} needs a bank account in ${currencyCode} in website ${website.code}`]
        : []),
    ]
  })
}

function checkWebsite({ file, value: website }: WithFileName<Website>, views: WithFileName<StoreView>[]): string[] {
  const ownViews = views.filter(({ value }) => value.website === website.code)
  const missing = ownViews.some(({ value }) => value.code === website.defaultView)
    ? []
    : [`${file}: defaultView: there is no store view ${website.defaultView} in this website`]
  const shared = website.prefixPaths ? duplicates(ownViews, 'prefix', ({ prefix }) => [prefix]) : []
  return [...missing, ...shared]
}

export function sortStores(websites: Website[], views: StoreView[]): Stores {
  return {
    websites: websites.toSorted((a, b) => a.id - b.id),
    views: views.toSorted((a, b) => a.storeId - b.storeId),
  }
}
