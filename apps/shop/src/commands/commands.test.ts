import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { chooseCommand, createCommands, usageOf } from './create-commands.ts'
import type { ShopWork } from './shop-work.ts'

const folder = mkdtempSync(join(tmpdir(), 'mantel-commands-'))
writeFileSync(join(folder, 'dump.json'), '[]')
writeFileSync(join(folder, 'block.html'), '<p>Hello</p>')
afterAll(() => rmSync(folder, { recursive: true }))

/** Stands in for the use cases: answers with what it was asked to do. */
const work = new Proxy({} as ShopWork, {
  get: (_, name) => async (input: object) => ({ ok: name !== 'reindex', message: JSON.stringify({ [name]: input }) }),
})

async function type(line: string[]) {
  const lines: string[] = []
  const io = {
    cwd: folder,
    out: (text: string) => void lines.push(text),
    err: (text: string) => void lines.push(`! ${text}`),
  }
  const choice = chooseCommand(line)
  if (!choice) return null
  const code = await createCommands(work)[choice.name]!(choice.args, io, new AbortController().signal)
  return { code, lines }
}

test.each([
  [
    'import dump.json --store de --dry-run',
    { importFile: { file: join(folder, 'dump.json'), storeCode: 'de', dryRun: true } },
  ],
  [
    'import --type product dump.json',
    { importFile: { file: join(folder, 'dump.json'), type: 'product', dryRun: false } },
  ],
  ['export --type cms_page --out x.json', { exportDocuments: { type: 'cms_page', file: join(folder, 'x.json') } }],
  ['seed', { seed: {} }],
  [
    'approve customer b@x.example --store trade --group gold',
    { approveCustomer: { email: 'b@x.example', storeCode: 'trade', group: 'gold' } },
  ],
  ['stock CLK-1 12', { setStock: { sku: 'CLK-1', quantity: 12 } }],
  ['rename product CLK-1 Moon --store it', { renameProduct: { sku: 'CLK-1', name: 'Moon', storeCode: 'it' } }],
  ['rename category 42 Loved', { renameCategory: { id: 42, name: 'Loved' } }],
  ['move category 42 --to 2', { moveCategory: { id: 42, parentId: 2 } }],
  ['price CLK-1 49.95 --store de', { setPrice: { sku: 'CLK-1', storeCode: 'de', price: 49.95 } }],
  [
    'price CLK-1 49.95 --store de --special none',
    { setPrice: { sku: 'CLK-1', storeCode: 'de', price: 49.95, special: null } },
  ],
  [
    'price CLK-1 50 --store de --special 39.95 --from 2026-11-27 --to 2026-11-30T18:00',
    {
      setPrice: {
        sku: 'CLK-1',
        storeCode: 'de',
        price: 50,
        special: { price: 39.95, from: '2026-11-27T00:00:00.000Z', to: '2026-11-30T18:00:00.000Z' },
      },
    },
  ],
  [
    'block footer --content-file block.html --store de',
    { setBlock: { identifier: 'footer', content: '<p>Hello</p>', storeCode: 'de' } },
  ],
  ['order list', { listOrders: { limit: 20 } }],
  ['order list --state paid --limit 5', { listOrders: { state: 'paid', limit: 5 } }],
  ['order show 12', { showOrder: { number: '12' } }],
  ['order ship 000000012', { moveOrder: { number: '000000012', to: 'shipped', reason: '' } }],
  ['order refund 12 --reason broken', { moveOrder: { number: '12', to: 'refunded', reason: 'broken' } }],
])('%s', async (line, asked) => {
  const result = await type(line.split(' '))
  expect(result?.code).toBe(0)
  expect(JSON.parse(result!.lines[0]!)).toEqual(asked)
})

test.each([
  ['stock CLK-1', 'QUANTITY is missing.'],
  ['stock CLK-1 many', 'QUANTITY must be a whole number, not "many".'],
  ['stock CLK-1 1 2', '"2" is too much.'],
  ['order ship', 'NUMBER is missing.'],
  ['order pay mine', 'NUMBER must be an order\'s number, not "mine".'],
  ['import nowhere.json', `There is no file ${join(folder, 'nowhere.json')}.`],
  ['import dump.json --kind x', "Unknown option '--kind'."],
  ['import dump.json --type clock', '--type must be one of product, '],
  ['price CLK-1 49.95', '--store is missing.'],
  ['price CLK-1 49,95 --store de', 'PRICE must look like 49.95, not "49,95".'],
  ['price CLK-1 49.95 --store de --from 2026-11-27', '--from and --to belong to a special price.'],
  ['price CLK-1 49.95 --store de --special 1 --from 2026-02-30', '--from must look like 2026-11-27'],
  ['price CLK-1 49.95 --store de --special 1 --from 2026-11-27 --to 2026-11-26', '--from must be before --to.'],
  ['move category 42', '--to is missing.'],
  ['block footer --store de --content-file no.html', 'cannot be read (ENOENT).'],
])('%s is answered with the usage and code 2', async (line, message) => {
  const result = await type(line.split(' '))
  expect(result).toEqual({
    code: 2,
    lines: [expect.stringContaining(message), expect.stringMatching(/^! Usage: npm run /)],
  })
})

test('work that was refused ends with code 1 and its reason on the error stream', async () => {
  expect(await type(['reindex', '--store', 'de'])).toEqual({ code: 1, lines: ['! {"reindex":{"storeCode":"de"}}'] })
})

test('an unknown command is none, and the help lists those there are', async () => {
  expect(await type(['rename', 'shop'])).toBeNull()
  expect(usageOf()).toContain('npm run shop -- move category ID --to PARENT')
  expect(usageOf('import')).toMatch(/^Usage: npm run import -- FILE/)
})
