import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type ProductDocument, refuse } from '@mantel/contract'
import { resolveStore, type Stores, type StoreView } from '@mantel/domain/store'
import { type AddressLookup, createAddressLookup } from '@mantel/plugins/address-lookup'
import type { PaymentProviders } from '@mantel/plugins/payment/server'
import type { FastifyInstance } from 'fastify'
import { cartHandlers, createShelf, defineCartExpiry, giftCardCartHandlers, totalsHandlers } from './cart/index.ts'
import { addressLookupHandlers } from './checkout/index.ts'
import { readContent } from './content/index.ts'
import {
  addressBookHandlers,
  type CustomerLimits,
  createGroupTokens,
  customerHandlers,
  defineSessionCare,
} from './customer/index.ts'
import { giftCardHandlers } from './giftcard/index.ts'
import { createFindOriginal, imageHandlers, type WarmPicture, warmPictures } from './image/index.ts'
import { missingPageHandlers } from './missing-page/index.ts'
import { createGiftCodes } from './order/gift-cards/index.ts'
import {
  createMerchantOrders,
  createOrderKeys,
  defineSales,
  type MerchantOrders,
  orderHandlers,
  ordersToPay,
} from './order/index.ts'
import { invoiceHandlers, issueInvoices } from './order/invoice/index.ts'
import { readLogo, sendOrderMails } from './order/mails/index.ts'
import { openPayments } from './payment/index.ts'
import type { Ctx } from './platform/context.ts'
import { type Connection, isDatabaseAway, migrate, ping, syncStoreViews } from './platform/db/index.ts'
import { coverWaitingEvents, createDispatcher } from './platform/events/index.ts'
import { createFiles, type FilesOptions } from './platform/files/index.ts'
import { buildHttp, type Handlers, type HttpOptions, type Probe } from './platform/http/index.ts'
import { createImages } from './platform/images/index.ts'
import { createJobs, defineNightlyCare } from './platform/jobs/index.ts'
import type { Log } from './platform/log.ts'
import { openMail } from './platform/mail/index.ts'
import { createPdf } from './platform/pdf/index.ts'
import { createCatalogSource, createPriceBorderClock, pricingHandlers, type ReadDocuments } from './pricing/index.ts'
import {
  createForward,
  createPurge,
  invalidateKey,
  type PurgeOrder,
  purgeAfterChanges,
  purgeHandlers,
} from './purge/index.ts'
import { readReviews } from './review/index.ts'
import {
  type CatalogIndex,
  createCatalogIndex,
  indexedEvents,
  keepIndexRight,
  searchHandlers,
  sourceFilter,
} from './search/index.ts'
import { stockHandlers } from './stock/index.ts'
import { addressHandlers, urlHandlers } from './url/index.ts'

/** Milliseconds. */
const secondTry = 2000

export type BackendOptions = {
  connection: Connection
  stores: Stores
  dataDir: string
  secretKey: string
  log: Log
  version: string
  now?: () => Date
  /** Draws the original of a picture that nobody has uploaded; the demo's pictures are made this way. */
  makeOriginal?: FilesOptions['makeMissing']
  trustProxy?: string[]
  /** Other servers that keep copies of pages: their /invalidate addresses, key included. */
  purgeUrls?: string[]
  /** Where mail is handed in; without it mail stays in dataDir. */
  smtpUrl?: string
  /** The address that mail comes from; without it each website's own. */
  mailFrom?: string
  /** Logos of websites, <code>.png; a website without one is named in letters. */
  logoDir?: string
  /** How long searches may wait for the first reading of the catalogue; milliseconds. */
  firstReadPatience?: number
  /** Finds addresses at a postcode; by default made-up ones. */
  addressLookup?: AddressLookup
  /** How often one caller may try to sign in and to register. */
  customerLimits?: Partial<CustomerLimits>
  /** Who takes payments, by the code of the method; orders of others cannot be paid. */
  paymentProviders?: PaymentProviders
  /** Off, for tests: payments that hang are looked at only when the test does it. */
  paymentCare?: boolean
  /** Apps that answer for hosts of their own in the same process. */
  otherHosts?: HttpOptions['otherHosts']
  /** Hold every reply against its schema: for tests and development. */
  verifyResults?: boolean
}

export type Backend = {
  app: FastifyInstance
  catalog: CatalogIndex
  groupTokens: ReturnType<typeof createGroupTokens>
  purge: ReturnType<typeof createPurge>
  orders: MerchantOrders
  context(view: StoreView): Ctx
  /**
   * Starts the work behind the scenes, which commands that only change data do not need. Resolves when the index is
   * built; `catalog.firstRead(view)` tells when one view is.
   */
  start(): Promise<void>
  isStarted(): boolean
  /** Makes pictures that will be asked for, while nobody waits for others. */
  warm(list: Iterable<WarmPicture> | AsyncIterable<WarmPicture>): Promise<number>
  /** Resolves when everything that was committed so far has reached index and caches. */
  settle(): Promise<void>
  close(): Promise<void>
}

/** Composes slices and platform. The database is migrated when this resolves; nothing runs or listens yet. */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { connection, stores, dataDir, secretKey, log, now = () => new Date() } = options
  const { db } = connection
  await migrate(db)
  await syncStoreViews(db, stores.views)

  const groupTokens = createGroupTokens({ secretKey, stores, now })
  const source = createCatalogSource({ db, stores, now, others: contentReaders() })
  const catalog = createCatalogIndex({
    views: stores.views,
    source,
    log,
    now,
    ...(options.firstReadPatience && { firstReadPatience: options.firstReadPatience }),
  })
  const dispatcher = createDispatcher({ db, log })
  const purge = createPurge()
  const borders = createPriceBorderClock({ db, log, now })
  const jobs = createJobs(connection, log)
  const files = createFiles({
    dir: join(dataDir, 'media'),
    log,
    ...(options.makeOriginal && { makeMissing: options.makeOriginal }),
  })
  const images = createImages({ dir: join(dataDir, 'img-cache'), log })
  const pictures = { findOriginal: createFindOriginal({ files, allowedHosts: [], log }), images }

  const shelf = createShelf({ stores })
  shelf.follow(dispatcher)
  keepIndexRight(dispatcher, catalog, stores.views)
  const forward = createForward(options.purgeUrls ?? [], log)
  const purgeEverywhere = async (order: PurgeOrder) => {
    await purge.purge(order)
    await forward(order)
  }
  purgeAfterChanges(dispatcher, purgeEverywhere, indexedEvents)
  for (const type of ['price.changed', 'product.changed', 'catalog.imported'] as const) {
    dispatcher.on(type, () => borders.wake())
  }
  const { smtpUrl, mailFrom: from, logoDir } = options
  const publicUrls = stores.websites.map(({ publicUrl }) => publicUrl)
  const post = openMail({ dataDir, publicUrls, log, now, ...(smtpUrl && { smtpUrl }) })
  const logoOf = async (website: string) => (logoDir ? readLogo(logoDir, website) : null)
  const pdf = createPdf()
  issueInvoices(dispatcher, { db, stores, now })
  const giftCodeOf = createGiftCodes(secretKey)
  const keys = createOrderKeys(secretKey)
  const desk = { db, mail: post.mail, stores, log, now, from, logoOf, giftCodeOf, orderKeyOf: keys.keyOf }
  sendOrderMails(dispatcher, jobs, desk)
  const providers = options.paymentProviders ?? {}
  const paying = openPayments({
    ...{ db, stores, orders: ordersToPay, providers, jobs, now, log },
    caresByItself: options.paymentCare ?? true,
  })
  defineSales(jobs, { db })
  defineNightlyCare(jobs, connection, log)
  defineCartExpiry(jobs, { db, now, log })
  defineSessionCare(jobs, { db, log, now })

  const handlers: Handlers = {
    ...searchHandlers({ catalog, stores, resolveGroup: groupTokens.resolveGroup }),
    ...pricingHandlers({ stores, groupTokens }),
    ...stockHandlers({ recall: async (view, sku) => stockOf(await catalog.findOne(view, 'product', 'sku', sku)) }),
    ...urlHandlers({ groupTokens, findDocument: catalog.findOne, sourceFilter }),
    ...addressHandlers({ stores, index: catalog }),
    ...customerHandlers({ stores, groupTokens, limits: options.customerLimits ?? {} }),
    ...addressBookHandlers({ stores }),
    ...addressLookupHandlers({ lookup: options.addressLookup ?? createAddressLookup({}) }),
    ...cartHandlers({ shelf, groupTokens }),
    ...totalsHandlers({ shelf, groupTokens }),
    ...giftCardHandlers(),
    ...giftCardCartHandlers({ groupTokens }),
    ...orderHandlers({ shelf, stores, keys }),
    ...invoiceHandlers({ stores, pdf }),
    ...paying.handlers,
    ...missingPageHandlers(),
    ...imageHandlers(pictures),
    ...purgeHandlers({
      purge,
      key: invalidateKey(secretKey),
      forward,
    }),
  }
  const background = { started: false, indexBuilt: false, jobsRunning: false }
  const probes: Record<string, Probe> = {
    database: async () => ({ ready: await ping(db, 800) }),
    index: () => ({ ready: background.indexBuilt }),
    jobs: () => ({ ready: background.jobsRunning }),
    pictures: () => images.probe(),
    mail: () => post.mail.probe(),
  }
  const app = buildHttp({
    handlers,
    probes,
    log,
    version: options.version,
    resolveView: (where) => resolveStore(stores, where).view,
    createContext: ({ view, log }) => ({ view, log, db, now }),
    refusalOf: (error) => (isDatabaseAway(error) ? refuse('unavailable') : undefined),
    ...(options.trustProxy && { trustProxy: options.trustProxy }),
    ...(options.otherHosts && { otherHosts: options.otherHosts }),
    ...(options.verifyResults && { verifyResults: true }),
  })
  post.serve(app)

  const closingSoon = new AbortController()
  let closing: Promise<void> | undefined
  return {
    app,
    catalog,
    groupTokens,
    purge,
    orders: createMerchantOrders({ db, now }),
    context: (view) => ({ view, db, now, log }),

    async start() {
      background.started = true
      // The index is built from the database as it is now, so what happened to the catalogue before is in it.
      await coverWaitingEvents(db, indexedEvents)
      dispatcher.start()
      await catalog.buildFirst()
      await untilDone(() => catalog.buildOthers(), { signal: closingSoon.signal, log })
      background.indexBuilt = true
      await borders.start()
      await jobs.start()
      background.jobsRunning = true
    },

    isStarted: () => background.started,
    warm: (list) => warmPictures(pictures, list, closingSoon.signal),
    settle: () => dispatcher.drain(),

    close() {
      closingSoon.abort()
      closing ??= (async () => {
        await app.close()
        await borders.stop()
        await dispatcher.stop()
        await jobs.stop()
        await images.close()
        await post.mail.close()
        await pdf.close()
      })()
      return closing
    },
  }
}

/** For work that must not be given up because the database went away in the middle of it. */
async function untilDone(work: () => Promise<void>, { signal, log }: { signal: AbortSignal; log: Log }): Promise<void> {
  while (!signal.aborted) {
    try {
      return await work()
    } catch (err) {
      log.warn({ err }, 'the index could not be read and will be tried again')
      await delay(secondTry, undefined, { signal, ref: false }).catch(() => {})
    }
  }
}

function contentReaders() {
  const content =
    (type: Parameters<typeof readContent>[2]): ReadDocuments =>
    (db, view, ids) =>
      readContent(db, view.code, type, ids)
  return {
    cms_page: content('cms_page'),
    cms_block: content('cms_block'),
    cms_hierarchy: content('cms_hierarchy'),
    cms_blog: content('cms_blog'),
    cms_blog_category: content('cms_blog_category'),
    review: ((db, view, ids) => readReviews(db, view.code, ids)) satisfies ReadDocuments,
  }
}

function stockOf(found: { document: object } | null) {
  return (found?.document as ProductDocument | undefined)?.stock ?? null
}
