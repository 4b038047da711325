import { answerGraphql } from '@mantel/backend/graphql'

const runs = 300
/** Refusing a query may cost at most this many times as much as answering a plain query that finds nothing. */
const maxCostRatio = 5

const nested = (count: number) =>
  Array.from({ length: count }, (_, at) => `fragment F${at} on Products { ...F${at + 1} ...F${at + 1} }`).join(' ')

const plain = '{ products(pageSize: 1) { items } }'

/** Query bombs: small queries that would cost the server much work if they ran. */
const bombs: Record<string, string> = {
  'nested fragments (2^60 fields)': `{ products { ...F0 } } ${nested(60)} fragment F60 on Products { items }`,
  'fragments in a circle': '{ products { ...A } } fragment A on Products { ...B } fragment B on Products { ...A }',
  '11 searches by aliases': `{ ${Array.from({ length: 11 }, (_, at) => `a${at}: products { items }`).join(' ')} }`,
  '600 aliased fields': `{ products { ${Array.from({ length: 600 }, (_, at) => `f${at}: items`).join(' ')} } }`,
  'more tokens than allowed': `{ ${'products { items } '.repeat(900)} }`,
  'the same search 400 times': `{ ${'products { items } '.repeat(400)} }`,
  '50,000 documents': '{ products(pageSize: 50000) { items } }',
}

/** How long it takes to refuse a query bomb, compared with a plain query. Fails if a part of a bomb runs. */
export async function benchGraphql(): Promise<void> {
  let reads = 0
  const read: Parameters<typeof answerGraphql>[1] = async () => {
    reads++
    return { hits: { hits: [], total: 0 } } as never
  }
  const execute = (query: string) => answerGraphql({ query, variables: {}, operationName: undefined }, read)
  const unit = await median(() => execute(plain))
  console.log(`\ngraphql: ${runs} runs each; a plain query over no documents takes ${unit.toFixed(2)} ms`)
  if (reads === 0) throw new Error('the plain query did not run')
  reads = 0
  for (const [name, query] of Object.entries(bombs)) {
    const { bytes } = await execute(query)
    if (!bytes.includes('"errors"')) throw new Error(`${name}: not refused`)
    const milliseconds = await median(() => execute(query))
    const ratio = milliseconds / unit
    console.log(`  refused ${name.padEnd(32)} ${milliseconds.toFixed(2)} ms, ${ratio.toFixed(1)} × a plain query`)
    if (ratio > maxCostRatio) process.exitCode = 1
  }
  if (reads > 0) throw new Error(`${reads} searches of refused queries ran`)
}

async function median(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let at = 0; at < runs; at++) {
    const started = performance.now()
    await run()
    times.push(performance.now() - started)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(runs / 2)] as number
}
