import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  createBackend,
  createLog,
  DatabaseError,
  isUnfilled,
  loadStores,
  openDatabase,
  StoresError,
} from '@mantel/backend'
import { drawOriginal } from '@mantel/demo'
import { type Stores, websiteOf } from '@mantel/domain/store'
import { createAddressLookup } from '@mantel/plugins/address-lookup'
import type { FastifyInstance } from 'fastify'
import type { OpenBackend } from './backend.ts'
import { indexPatience, projectRoot } from './config.ts'
import { openPaymentProviders } from './payment/open-payment-providers.ts'
import { Refusal } from './refusal.ts'
import { servePages } from './serve-pages.ts'
import { warmPages } from './warm-pages.ts'
import { createShopWork } from './work/create-shop-work.ts'

/** Composes the real back end for this process. What the operator can mend is refused in a line. */
export const openBackend: OpenBackend = async ({ config, dataDir, secretKey, port, dev = false }) => {
  const log = createLog({ level: config.logLevel })
  const stores = await loadStores(join(projectRoot, 'stores'), { port }).catch(refuseKnown)
  const { databaseUrl, trustProxy, purgeUrls, addressLookupKey, smtpUrl, mailFrom } = config
  const connection = await openDatabase({ dataDir, databaseUrl, log }).catch(refuseKnown)
  const shop = Promise.withResolvers<FastifyInstance>()
  try {
    const payment = openPaymentProviders({ config: config.payment, stores, secretKey, shop: () => shop.promise })
    await payment.ready()
    if (payment.isSandbox && !isOnThisMachine(stores)) {
      log.warn(
        'payments go to the sandbox: orders are called paid and no money comes. Set CARD_PROVIDER and PAYPAL_PROVIDER.',
      )
    }
    const backend = await createBackend({
      connection,
      stores,
      dataDir,
      secretKey,
      log,
      ...(trustProxy && { trustProxy }),
      ...(purgeUrls && { purgeUrls }),
      ...(smtpUrl && { smtpUrl }),
      ...(mailFrom && { mailFrom }),
      logoDir: join(projectRoot, 'stores', 'logos'),
      addressLookup: createAddressLookup({ ...(addressLookupKey && { key: addressLookupKey }) }),
      paymentProviders: payment.providers,
      ...(payment.otherHosts && { otherHosts: payment.otherHosts }),
      makeOriginal: drawOriginal,
      version: readVersion(),
      firstReadPatience: indexPatience,
    })
    shop.resolve(backend.app)
    const pages = servePages({
      ...{ backend, stores, dataDir, dev, withWorker: config.serviceWorker },
      paymentOrigins: payment.origins,
    })
    const now = () => new Date()
    return {
      work: createShopWork({ backend, db: connection.db, stores, now }),
      isEmpty: () => isUnfilled(connection.db),
      openPages: (io) => pages.open(() => io.out('Building the storefront …')),
      async start() {
        const started = backend.start()
        const [first] = stores.views
        await Promise.race([started, first && backend.catalog.firstRead(first)])
        started.catch((err) => log.error({ err }, 'the shop runs without a part of its work'))
      },
      addresses: stores.views.map((view) => ({
        name: view.name,
        url: `${websiteOf(stores, view).publicUrl}${view.prefix}`,
      })),
      async listen(address) {
        await backend.app.listen(address)
        if (!config.preparePages) return
        warmPages(backend, stores).catch((err) => log.warn({ err }, 'pages could not be prepared'))
      },
      async close() {
        await payment.close()
        await backend.close()
        await connection.close()
      },
    }
  } catch (error) {
    await connection.close()
    return refuseKnown(error)
  }
}

const isOnThisMachine = (stores: Stores) =>
  stores.websites.every(({ publicUrl }) => /(^|\.)localhost$/.test(new URL(publicUrl).hostname))

/** These errors carry messages that were written for the operator. */
function refuseKnown(error: unknown): never {
  if (error instanceof DatabaseError || error instanceof StoresError) throw new Refusal(error.message, { cause: error })
  throw error
}

function readVersion(): string {
  return JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')).version
}
