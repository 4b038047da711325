import { join } from 'node:path'
import { englishText, type ProductDocument, refuse } from '@mantel/contract'
import { resolveStore, type StoreView } from '@mantel/domain/store'
import { createAddressLookup } from '@mantel/plugins/address-lookup'
import { alertHandlers, createAlertKeys, createAlertMails, subscribeAlerts } from './alert/index.ts'
import type { Backend } from './backend.ts'
import type { BackendOptions } from './backend-options.ts'
import {
  cartHandlers,
  createOptionFiles,
  createProductLookup,
  giftCardCartHandlers,
  totalsHandlers,
} from './cart/index.ts'
import { openShopCatalogue } from './catalogue-reader.ts'
import { createChallenges } from './challenge/index.ts'
import { addressLookupHandlers, methodHandlers } from './checkout/index.ts'
import { openContact } from './contact/index.ts'
import { contentHandlers, createPreviewKeys } from './content/index.ts'
import { contentReaders } from './content-readers.ts'
import { createAccounts, createGroupTokens } from './customer/index.ts'
import { defineJobs } from './define-jobs.ts'
import { getPackingSlip, invoiceHandlers, subscribeInvoices } from './documents/index.ts'
import { openDownloads } from './download/index.ts'
import { feedHandlers } from './feed/index.ts'
import {
  createCardKeys,
  createGiftCardMail,
  createGiftCodes,
  giftCardHandlers,
  subscribeGiftCards,
} from './giftcard/index.ts'
import { graphqlHandlers } from './graphql/index.ts'
import { createFindOriginal, findPlainPicture, imageHandlers, prerenderImages } from './image/index.ts'
import { createMails, readLogo } from './mail/index.ts'
import { missingPageHandlers } from './missing-page/index.ts'
import { openNewsletter } from './newsletter/index.ts'
import {
  createOrderKeys,
  createOrderMails,
  createRequestMails,
  lockDownloadOrder,
  lockGiftCardOrder,
  openOrders,
  ordersToPay,
  subscribeOrderMails,
} from './order/index.ts'
import { openPayments } from './payment/index.ts'
import { isDatabaseUnavailable, migrateAndReport, ping, syncStoreViews } from './platform/db/index.ts'
import { createDispatcher, emit } from './platform/events/index.ts'
import { createDiskWatch, createFiles } from './platform/files/index.ts'
import { buildHttp, createMetrics, type Handlers, type Probe, trackRequests } from './platform/http/index.ts'
import { createImages } from './platform/images/index.ts'
import { createJobs } from './platform/jobs/index.ts'
import { createLimits } from './platform/limits/index.ts'
import { openMail } from './platform/mail/index.ts'
import { createPdf } from './platform/pdf/index.ts'
import { retry } from './platform/retry.ts'
import { createPriceBoundaryTimer, createPriceSignatures, pricingHandlers, readStockOfSets } from './pricing/index.ts'
import { privacyHandlers } from './privacy/index.ts'
import { issuePersonalCoupon as issueCoupon } from './promotion/index.ts'
import { createPurge, createPurgeForwarder, invalidateKey, purgeHandlers, subscribePurge } from './purge/index.ts'
import { createReviewModeration, createReviewPhotos, reviewHandlers } from './review/index.ts'
import { savedHandlers } from './saved/index.ts'
import {
  type CatalogIndex,
  createCatalogIndex,
  createCatalogSource,
  createIndexSnapshot,
  createSearchReader,
  createSourceFilter,
  indexedEvents,
  searchHandlers,
  startIndex,
  subscribeIndex,
} from './search/index.ts'
import { stockHandlers } from './stock/index.ts'
import { tagHandlers } from './tag/index.ts'
import { tradeHandlers } from './trade/index.ts'
import { addressHandlers, urlHandlers } from './url/index.ts'

/** Composes slices and platform and migrates the database. Starts no background work and does not listen. */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { connection, stores, dataDir, secretKey, log, now = () => new Date() } = options
  const { db } = connection
  await migrateAndReport(db, log)
  await syncStoreViews(db, stores.views)
  for (const { code, tax } of stores.views) {
    if (tax.isCountryMissing) log.error({ storeCode: code }, englishText('tax_country_missing'))
  }

  const metrics = createMetrics()
  const limits = createLimits({ registry: metrics.registry })
  const groupTokens = createGroupTokens({ secretKey, stores, now })
  const source = createCatalogSource({ db, stores, now, others: contentReaders(now) })
  const { firstBuildTimeout } = options
  const catalog = createCatalogIndex({ views: stores.views, source, log, now, firstBuildTimeout })
  const dispatcher = createDispatcher({ db, log, listen: connection.listen })
  const snapshot = createIndexSnapshot({ isOn: options.savesIndex, dataDir, stores, catalog, dispatcher, log })
  const purge = createPurge()
  const priceBoundaries = createPriceBoundaryTimer({ db, log, now })
  const jobs = createJobs(connection, log)
  const findReviewPhoto = createReviewPhotos(db)
  const drawMissing = async (path: string) =>
    (await findReviewPhoto(path)) ?? (await options.drawOriginal?.(path)) ?? null
  const files = createFiles({ dir: join(dataDir, 'media'), log, drawMissing })
  const images = createImages({ dir: join(dataDir, 'img-cache'), log })
  const pictures = { findOriginal: createFindOriginal({ files, allowedHosts: [], log }), images }

  const productLookup = createProductLookup({ stores })
  const optionFiles = createOptionFiles(join(dataDir, 'uploads'))
  productLookup.subscribe(dispatcher)
  groupTokens.subscribe(dispatcher, db)
  subscribeIndex(dispatcher, catalog, stores.views)
  const { forward, close: closePurgeForwarder } = createPurgeForwarder(options.purgeUrls ?? [], log)
  subscribePurge(dispatcher, { purge: purge.purge, forward }, indexedEvents)
  for (const type of ['price.changed', 'product.changed', 'catalog.imported'] as const) {
    dispatcher.everywhere(type, () => priceBoundaries.wake())
  }
  const { smtpUrl, mailFrom: from, logoDir, loginProviders } = options
  const mailer = openMail({ dataDir, publicUrls: stores.websites.map((one) => one.publicUrl), log, now, smtpUrl })
  const logoOf = async (website: string) => (logoDir ? readLogo(logoDir, website) : null)
  const pdf = createPdf()
  subscribeInvoices(dispatcher, { db, stores, now })
  const giftCodeOf = createGiftCodes(secretKey)
  const keys = createOrderKeys(secretKey)
  const cardKeys = createCardKeys(secretKey)
  const giftCardMail = createGiftCardMail(giftCodeOf, cardKeys)
  const { createDownloadFile } = options
  const fileDelivery = { secretKey, dataDir, createDownloadFile, lockDownloadOrder }
  const downloads = openDownloads({ db, now, stores, limits, ...fileDelivery })
  const accounts = createAccounts({ stores, secretKey, groupTokens, limits, loginProviders, issueCoupon })
  const contact = openContact({ stores, secretKey, limits, isDelivered: mailer.isDelivered })
  const shared = { db, now, log, stores, jobs, limits }
  const { newsletterProviders } = options
  const newsletter = openNewsletter({ ...shared, secretKey, dispatcher, issueCoupon, providers: newsletterProviders })
  const alertKeys = createAlertKeys(secretKey)
  const alertMails = createAlertMails(alertKeys)
  const orderMails = createOrderMails({ orderKeyOf: keys.orderKeyOf })
  const requestMails = createRequestMails({ orderKeyOf: keys.orderKeyOf })
  const templates = [
    giftCardMail,
    downloads.mail,
    ...Object.values(orderMails),
    ...Object.values(requestMails),
    ...accounts.mails,
    ...contact.mails,
    ...newsletter.mails,
    ...Object.values(alertMails),
  ]
  const mails = createMails({ ...shared, transport: mailer.transport, from, logoOf, templates })
  const { queueMail } = mails
  const personalMails = [...accounts.mails, ...contact.visitorMails, ...newsletter.mails, ...Object.values(alertMails)]
  const itemSecrets = { downloadKeys: downloads.keys, giftCodeOf }
  const orders = openOrders({ ...shared, ...itemSecrets, dispatcher, keys, productLookup, requestMails, queueMail })
  subscribeOrderMails(dispatcher, { db, queueMail, orderMails })
  subscribeGiftCards(dispatcher, { db, now, stores, lockGiftCardOrder, giftCodeOf, giftCardMail, mails })
  downloads.subscribe(dispatcher, mails)
  subscribeAlerts(dispatcher, { db, mails: alertMails, queueMail })
  const providers = options.paymentProviders ?? {}
  const { reconcilesPayments: isReconciliationOn = true } = options
  const paying = openPayments({ ...shared, orders: ordersToPay, providers, isReconciliationOn })
  const { tagServers: servers = {}, preparesCatalogues: isPrepared = true } = options
  const printed = openShopCatalogue({ dataDir, jobs, groupTokens, stores, log, now, catalog, pictures, isPrepared })
  defineJobs({ jobs, connection, dataDir, stores, catalog, optionFiles, servers, log, now, feed: options.feed })

  const findPicture = (image: string) => findPlainPicture(pictures, image)
  const searching = { catalog, stores, resolveGroup: groupTokens.resolveGroup }
  const handlers: Handlers = {
    ...searchHandlers(searching),
    ...graphqlHandlers({ stores, readSearch: createSearchReader(searching) }),
    ...pricingHandlers({ stores, groupTokens, sign: createPriceSignatures(secretKey) }),
    ...stockHandlers({ read: readStockOfSets, readIndexed: readIndexedStock(catalog) }),
    ...urlHandlers({ groupTokens, findDocument: catalog.findOne, sourceFilter: createSourceFilter }),
    ...addressHandlers({ stores, index: catalog }),
    ...accounts.handlers(queueMail),
    ...privacyHandlers({ stores, accounts, limits, queueMail, personalMails }),
    ...addressLookupHandlers({ lookup: options.addressLookup ?? createAddressLookup({}), limits }),
    ...cartHandlers({ productLookup, groupTokens, limits, optionFiles }),
    ...totalsHandlers({ productLookup, groupTokens, limits }),
    ...methodHandlers({ productLookup, groupTokens }),
    ...tradeHandlers({ productLookup, groupTokens }),
    ...savedHandlers({ limits }),
    ...giftCardHandlers({ limits, stores, pdf, giftCodeOf, lockGiftCardOrder, keys: cardKeys, findPicture }),
    ...reviewHandlers({ limits, images }),
    ...alertHandlers({ stores, limits, keys: alertKeys, mails: alertMails, queueMail }),
    ...giftCardCartHandlers({ groupTokens, limits }),
    ...orders.handlers,
    ...downloads.handlers,
    ...invoiceHandlers({ stores, pdf }),
    ...paying.handlers,
    ...contact.handlers(queueMail),
    ...newsletter.handlers(queueMail),
    ...missingPageHandlers(stores),
    ...feedHandlers(),
    ...contentHandlers({ stores, findDocument: catalog.findOne, previewKeys: createPreviewKeys(secretKey) }),
    ...printed.handlers,
    ...tagHandlers({ stores, servers, jobs, limits }),
    ...imageHandlers(pictures),
    ...purgeHandlers({
      purge,
      key: invalidateKey(secretKey),
      announce: (order) => emit(db, { type: 'purge.requested', ...order }),
      forward,
    }),
  }
  const disk = createDiskWatch({ dir: dataDir, holdsDatabase: connection.engine === 'pglite', log })
  const background = { started: false, indexBuilt: false, jobsRunning: false }
  const probes: Record<string, Probe> = {
    database: async () => ({ ready: await ping(db, 800) }),
    index: () => ({ ready: background.indexBuilt }),
    events: () => ({ ready: dispatcher.isCaughtUp() }),
    jobs: () => ({ ready: background.jobsRunning }),
    pictures: () => images.probe(),
    mail: () => mailer.transport.probe(),
    disk: () => disk.probe(),
  }
  const { version, metricsToken, trustProxy, otherHosts, verifyResults, overload } = options
  const app = buildHttp({
    handlers,
    probes,
    log,
    metrics,
    challenges: createChallenges({ secretKey, registry: metrics.registry, settings: options.challengeSettings }),
    version,
    metricsToken,
    trustProxy,
    otherHosts,
    verifyResults,
    overload,
    refuseChanges: disk.refusal,
    formFailures: { ...accounts.formFailures, ...contact.formFailures, ...newsletter.formFailures },
    resolveView: (where) => resolveStore(stores, where).view,
    createContext: ({ view, log }) => ({ view, log, db, now }),
    toRefusal: (error) => (isDatabaseUnavailable(error) ? refuse('unavailable') : undefined),
  })
  const finishRequests = trackRequests(app.server)
  mailer.servePages(app, mails.previews)

  const shutdown = new AbortController()
  let closing: Promise<void> | undefined
  return {
    app,
    catalog,
    groupTokens,
    purge,
    orders: orders.merchant,
    customers: accounts.merchantCustomers({ db, log, now, queueMail: mails.queueMail }),
    reviews: createReviewModeration(db),
    packingSlip: (orderNumber) => getPackingSlip({ orders: orders.merchant, stores, pdf }, orderNumber),
    orderFiles: (orderNumber) => optionFiles.readOrderFiles(db, orderNumber),
    context: (view) => ({ view, db, now, log }),
    metrics,

    async start() {
      background.started = true
      disk.start()
      // Start the jobs without waiting: defining the job queues keeps the database busy while loading the index keeps this
      // thread busy.
      const jobsStarted = retry(jobs.start, { what: 'starting the jobs', signal: shutdown.signal, log })
      const beforeBuild = () => groupTokens.loadRevocations(db)
      await startIndex({ catalog, dispatcher, snapshot, beforeBuild, signal: shutdown.signal, log })
      background.indexBuilt = true
      await priceBoundaries.start()
      await jobsStarted
      if (shutdown.signal.aborted) return
      background.jobsRunning = true
      snapshot.start()
    },

    isStarted: () => background.started,
    prerenderImages: (list) => prerenderImages(pictures, list, shutdown.signal),
    settle: () => dispatcher.drain(),

    close() {
      shutdown.abort()
      closing ??= (async () => {
        disk.stop()
        await finishRequests()
        await app.close()
        await priceBoundaries.stop()
        await snapshot.stop()
        await dispatcher.stop()
        await closePurgeForwarder()
        await jobs.stop()
        await images.close()
        await mailer.transport.close()
        await pdf.close()
        await printed.close()
      })()
      return closing
    },
  }
}

const readIndexedStock = (catalog: CatalogIndex) => async (view: StoreView, sku: string) =>
  ((await catalog.findOne(view, 'product', 'sku', sku))?.document as ProductDocument | undefined)?.stock ?? null
