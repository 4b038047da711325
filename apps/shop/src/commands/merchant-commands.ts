import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { PreviewType } from '@mantel/contract'
import { type CommandDefinition, UsageError } from './define-command.ts'
import { readDateTime, readPrice, readWholeNumber } from './read-values.ts'
import type { PriceChange } from './shop-use-cases.ts'

/** Commands that change one product, category, customer or block. */
export const merchantCommands: CommandDefinition[] = [
  {
    name: 'stock',
    words: ['SKU', 'QUANTITY'],
    summary: 'set the stock quantity of a product',
    read({ words: [sku = '', quantity = ''] }) {
      const input = { sku, quantity: readWholeNumber(quantity, 'QUANTITY') }
      return (work, io, signal) => work.setStock(input, io, signal)
    },
  },
  {
    name: 'price',
    words: ['SKU', 'PRICE'],
    optionUsage: '--store CODE [--special PRICE|none] [--from DATE] [--to DATE]',
    summary: 'set the price of a product in a store, and optionally its special price with start and end date',
    options: ['store', 'special', 'from', 'to'],
    read({ words: [sku = '', price = ''], options }) {
      const input = {
        sku,
        storeCode: required(options.store, '--store'),
        price: readPrice(price, 'PRICE'),
        special: readSpecial(options),
      }
      return (work, io, signal) => work.setPrice(input, io, signal)
    },
  },
  {
    name: 'rename product',
    words: ['SKU', 'NAME'],
    optionUsage: '[--store CODE]',
    summary: 'rename a product; its old URL redirects to the new one',
    options: ['store'],
    read({ words: [sku = '', name = ''], options }) {
      const input = { sku, name, storeCode: options.store }
      return (work, io, signal) => work.renameProduct(input, io, signal)
    },
  },
  {
    name: 'rename category',
    words: ['ID', 'NAME'],
    optionUsage: '[--store CODE]',
    summary: 'rename a category; its old URL redirects to the new one',
    options: ['store'],
    read({ words: [id = '', name = ''], options }) {
      const input = { id: readWholeNumber(id, 'ID'), name, storeCode: options.store }
      return (work, io, signal) => work.renameCategory(input, io, signal)
    },
  },
  {
    name: 'move category',
    words: ['ID'],
    optionUsage: '--to PARENT',
    summary: 'move a category with its subcategories below another category',
    options: ['to'],
    read({ words: [id = ''], options }) {
      const input = {
        id: readWholeNumber(id, 'ID'),
        parentId: readWholeNumber(required(options.to, '--to'), '--to'),
      }
      return (work, io, signal) => work.moveCategory(input, io, signal)
    },
  },
  {
    name: 'approve customer',
    words: ['EMAIL'],
    optionUsage: '--store CODE [--group CODE]',
    summary:
      'approve a trade customer so that they see prices; --group assigns another customer group than the default',
    options: ['store', 'group'],
    read({ words: [email = ''], options }) {
      const input = {
        email,
        storeCode: required(options.store, '--store'),
        group: options.group,
      }
      return (work, io, signal) => work.approveCustomer(input, io, signal)
    },
  },
  {
    name: 'refuse customer',
    words: ['EMAIL'],
    optionUsage: '--store CODE --reason TEXT',
    summary: 'refuse the application of a trade customer; they get a mail with the reason',
    options: ['store', 'reason'],
    read({ words: [email = ''], options }) {
      const input = {
        email,
        storeCode: required(options.store, '--store'),
        reason: readReason(required(options.reason, '--reason')),
      }
      return (work, io, signal) => work.refuseCustomer(input, io, signal)
    },
  },
  {
    name: 'list applications',
    words: [],
    optionUsage: '--store CODE',
    summary: 'list the trade customers who wait for approval, with company and VAT number',
    options: ['store'],
    read({ options }) {
      const input = { storeCode: required(options.store, '--store') }
      return (work, io, signal) => work.listApplications(input, io, signal)
    },
  },
  {
    name: 'not-found redirect',
    words: ['PATH'],
    optionUsage: '--to PATH --store CODE',
    summary: 'redirect a path that does not exist to a product, category or content page',
    options: ['to', 'store'],
    read({ words: [path = ''], options }) {
      const input = { path, target: required(options.to, '--to'), storeCode: required(options.store, '--store') }
      return (work, io, signal) => work.redirectMissingPage(input, io, signal)
    },
  },
  {
    name: 'not-found',
    words: [],
    optionUsage: '[--store CODE] [--limit COUNT]',
    summary: 'list the paths that visitors did not find, the most requested first',
    options: ['store', 'limit'],
    read({ options }) {
      const input = {
        storeCode: options.store,
        limit: options.limit === undefined ? 50 : readWholeNumber(options.limit, '--limit'),
      }
      return (work, io, signal) => work.listMissingPages(input, io, signal)
    },
  },
  {
    name: 'preview',
    words: ['TYPE', 'IDENTIFIER'],
    optionUsage: '--store CODE',
    summary: 'print a link, valid for 7 days, that shows a page, block or post (TYPE) before it is published',
    options: ['store'],
    read({ words: [type = '', identifier = ''], options }) {
      const input = { type: readContentType(type), identifier, storeCode: required(options.store, '--store') }
      return (work, io, signal) => work.previewContent(input, io, signal)
    },
  },
  {
    name: 'block',
    words: ['IDENTIFIER'],
    optionUsage: '--content-file FILE --store CODE',
    summary: 'replace the content of a content block',
    options: ['content-file', 'store'],
    async read({ words: [identifier = ''], options, cwd }) {
      const storeCode = required(options.store, '--store')
      const file = resolve(cwd, required(options['content-file'], '--content-file'))
      const content = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        throw new UsageError(`${file} cannot be read (${error.code}).`)
      })
      return (work, io, signal) => work.setBlock({ identifier, content, storeCode }, io, signal)
    },
  },
]

const contentTypes: Record<string, PreviewType> = { page: 'cms_page', block: 'cms_block', post: 'cms_blog' }

function readContentType(given: string): PreviewType {
  const type = Object.hasOwn(contentTypes, given) ? contentTypes[given] : undefined
  if (!type) throw new UsageError(`TYPE must be one of ${Object.keys(contentTypes).join(', ')}.`)
  return type
}

/** The reason is required because the customer reads it in a mail. */
function readReason(given: string): string {
  const reason = given.trim()
  if (reason === '' || reason.length > 1000) throw new UsageError('--reason must have 1 to 1000 characters.')
  return reason
}

function required(value: string | undefined, name: string): string {
  if (value === undefined) throw new UsageError(`${name} is missing.`)
  return value
}

function readSpecial({ special, from, to }: Record<string, string | undefined>): PriceChange['special'] {
  if ((special === undefined || special === 'none') && (from ?? to) !== undefined)
    throw new UsageError('--from and --to can only be used with --special PRICE.')
  if (special === undefined) return undefined
  if (special === 'none') return null
  const window = {
    from: from === undefined ? null : readDateTime(from, '--from'),
    to: to === undefined ? null : readDateTime(to, '--to'),
  }
  if (window.from && window.to && window.from >= window.to) throw new UsageError('--from must be before --to.')
  return { price: readPrice(special, '--special'), ...window }
}
