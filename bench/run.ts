/**
 * `npm run bench` runs all benchmarks, `npm run bench -- search` one of them, `npm run bench -- search 10000` at one size.
 * Compare the ratios; absolute figures depend on the machine.
 */
const benches: Record<string, (given: string[]) => Promise<void>> = {
  search: async (given) => (await import('./search.ts')).benchSearch(given),
  pages: async (given) => (await import('./pages.ts')).benchPages(given),
  processes: async () => (await import('./processes.ts')).benchProcesses(),
  freshness: async () => (await import('./freshness.ts')).benchFreshness(),
  relevance: async () => (await import('./relevance.ts')).benchRelevance(),
  graphql: async () => (await import('./graphql.ts')).benchGraphql(),
  cart: async () => (await import('./cart.ts')).benchCart(),
  orders: async (given) => (await import('./orders.ts')).benchOrders(given),
  start: async (given) => (await import('./start.ts')).benchStart(given),
  import: async () => (await import('./import.ts')).benchImport(),
  interactions: async (given) => (await import('./interactions.ts')).benchInteractions(given),
  lighthouse: async (given) => (await import('./lighthouse.ts')).benchLighthouse(given),
  matrix: async (given) => (await import('./matrix.ts')).benchMatrix(given),
}

/** Runs that check behaviour instead of measuring speed. They run only when their name is given. */
const byName: typeof benches = {
  trust: async (given) => (await import('./trust.ts')).benchTrust(given),
  'cart-model': async (given) => (await import('./cart-model.ts')).benchCartModel(given),
  'import-order': async (given) => (await import('./import-order.ts')).benchImportOrder(given),
  journeys: async (given) => (await import('./journeys.ts')).runJourneys(given),
  screenshots: async () => (await import('./screenshots.ts')).takeScreenshots(),
}

const [name, ...given] = process.argv.slice(2)
const chosen = name === undefined ? Object.keys(benches) : [name]
const all = { ...benches, ...byName }
for (const one of chosen) {
  const bench = Object.hasOwn(all, one) ? all[one] : undefined
  if (!bench) {
    console.error(`unknown benchmark "${one}". Available: ${Object.keys(all).join(', ')}.`)
    process.exit(1)
  }
  await bench(given)
}
