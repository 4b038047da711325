/** `npm run bench` measures everything, `npm run bench -- search` one thing. Ratios count; figures are this machine's. */
const benches: Record<string, () => Promise<void>> = {
  search: async () => (await import('./search.ts')).benchSearch(),
  relevance: async () => (await import('./relevance.ts')).benchRelevance(),
  import: async () => (await import('./import.ts')).benchImport(),
}

const [name] = process.argv.slice(2)
const chosen = name === undefined ? Object.keys(benches) : [name]
for (const one of chosen) {
  const bench = Object.hasOwn(benches, one) ? benches[one] : undefined
  if (!bench) {
    console.error(`There is no bench "${one}". There are: ${Object.keys(benches).join(', ')}.`)
    process.exit(1)
  }
  await bench()
}
