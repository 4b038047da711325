import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { chooseCommand, createCommands, describeUsage } from './create-commands.ts'
import type { ShopUseCases } from './shop-use-cases.ts'

const folder = mkdtempSync(join(tmpdir(), 'mantel-commands-'))
writeFileSync(join(folder, 'dump.json'), '[]')
writeFileSync(join(folder, 'block.html'), '<p>Hello</p>')
afterAll(() => rmSync(folder, { recursive: true }))

/** A stub of the use cases that returns its input as the message. */
const work = new Proxy({} as ShopUseCases, {
  get: (_, name) => async (input: object) => ({ ok: name !== 'reindex', message: JSON.stringify({ [name]: input }) }),
})

async function runLine(line: string[]) {
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

it.each([
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
  [
    'refuse customer b@x.example --store trade --reason Unknown',
    { refuseCustomer: { email: 'b@x.example', storeCode: 'trade', reason: 'Unknown' } },
  ],
  ['not-found --store de --limit 5', { listMissingPages: { storeCode: 'de', limit: 5 } }],
  ['not-found', { listMissingPages: { limit: 50 } }],
  [
    'not-found redirect /old-clock --to /clocks --store de',
    { redirectMissingPage: { path: '/old-clock', target: '/clocks', storeCode: 'de' } },
  ],
  ['list applications --store trade', { listApplications: { storeCode: 'trade' } }],
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
  ['preview post spring --store de', { previewContent: { type: 'cms_blog', identifier: 'spring', storeCode: 'de' } }],
  ['review approve 1000000001', { decideReview: { id: 1_000_000_001, isApproved: true } }],
  ['order list', { listOrders: { limit: 20 } }],
  ['order list --state paid --limit 5', { listOrders: { state: 'paid', limit: 5 } }],
  ['order overdue', { listOverdueOrders: { limit: 20 } }],
  ['order show 12', { showOrder: { number: '12' } }],
  [
    'order ship 000000012',
    { shipOrder: { number: '000000012', carrier: '', trackingNumber: '', items: undefined, reason: '' } },
  ],
  [
    'order ship 12 --carrier DPD --tracking 1550 --items CLK-1=2,CRD-7=1',
    {
      shipOrder: {
        number: '12',
        carrier: 'DPD',
        trackingNumber: '1550',
        items: [
          { sku: 'CLK-1', quantity: 2 },
          { sku: 'CRD-7', quantity: 1 },
        ],
        reason: '',
      },
    },
  ],
  ['order return 12', { recordReturn: { number: '12', isRestocked: true } }],
  [
    'order return 12 --items CLK-1=2 --damaged',
    { recordReturn: { number: '12', items: [{ sku: 'CLK-1', quantity: 2 }], isRestocked: false } },
  ],
  ['order requests', { listOrderRequests: { limit: 20 } }],
  ['order accept 12', { settleOrderRequest: { number: '12', isAccepted: true, note: '' } }],
  [
    'order refuse 12 --request 2 --note engraved',
    { settleOrderRequest: { number: '12', request: 2, isAccepted: false, note: 'engraved' } },
  ],
  ['order refund 12 --reason broken', { moveOrder: { number: '12', to: 'refunded', reason: 'broken' } }],
  [
    'order refund 12 --used-cards',
    { moveOrder: { number: '12', to: 'refunded', reason: '', areUsedCardsRefunded: true } },
  ],
])('parses "%s"', async (line, expected) => {
  const result = await runLine(line.split(' '))
  expect(result?.code).toBe(0)
  expect(JSON.parse(result!.lines[0]!)).toEqual(expected)
})

it.each([
  ['stock CLK-1', 'QUANTITY is missing.'],
  ['stock CLK-1 many', 'QUANTITY must be a whole number, not "many".'],
  ['review approve 2147483648', 'ID must be a whole number, not "2147483648".'],
  ['stock CLK-1 1 2', 'Unexpected argument "2".'],
  ['order ship', 'NUMBER is missing.'],
  ['order ship 12 --items CLK-1', '--items must look like CLK-1=2,CRD-7=1, not "CLK-1".'],
  ['order refuse 12', '--note must tell the buyer why the request is refused.'],
  ['order pay mine', 'NUMBER must be an order number, not "mine".'],
  ['import nowhere.json', `There is no file ${join(folder, 'nowhere.json')}.`],
  ['import dump.json --kind x', "Unknown option '--kind'."],
  ['import dump.json --type clock', '--type must be one of product, '],
  ['price CLK-1 49.95', '--store is missing.'],
  ['price CLK-1 49,95 --store de', 'PRICE must look like 49.95, not "49,95".'],
  ['price CLK-1 49.95 --store de --from 2026-11-27', '--from and --to can only be used with --special PRICE.'],
  ['price CLK-1 49.95 --store de --special 1 --from 2026-02-30', '--from must look like 2026-11-27'],
  ['price CLK-1 49.95 --store de --special 1 --from 2026-11-27 --to 2026-11-26', '--from must be before --to.'],
  ['move category 42', '--to is missing.'],
  ['preview poster spring --store de', 'TYPE must be one of page, block, post.'],
  ['preview page spring', '--store is missing.'],
  ['block footer --store de --content-file no.html', 'cannot be read (ENOENT).'],
])('prints the usage of "%s" and exits with code 2', async (line, message) => {
  const result = await runLine(line.split(' '))
  expect(result).toEqual({
    code: 2,
    lines: [expect.stringContaining(message), expect.stringMatching(/^! Usage: npm run /)],
  })
})

it('exits with code 1 and writes the reason to standard error when a use case fails', async () => {
  expect(await runLine(['reindex', '--store', 'de'])).toEqual({ code: 1, lines: ['! {"reindex":{"storeCode":"de"}}'] })
})

it('rejects an unknown command and lists all commands in the help', async () => {
  expect(await runLine(['rename', 'shop'])).toBeNull()
  expect(describeUsage()).toContain('npm run shop -- move category ID --to PARENT')
  expect(describeUsage('import')).toMatch(/^Usage: npm run import -- FILE/)
})
