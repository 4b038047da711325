import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import {
  checkInstallation,
  createBackend,
  createLog,
  DatabaseError,
  loadStores,
  needsSeeding,
  StoresError,
  withProcessLock,
} from '@mantel/backend'
import { createAddressLookup } from '@mantel/plugins/address-lookup'
import { createInstagramFeed } from '@mantel/plugins/feed'
import { createNewsletterProviders } from '@mantel/plugins/newsletter'
import type { FastifyInstance } from 'fastify'
import type { OpenBackend } from './backend.ts'
import { openChallenges } from './challenge/open-challenges.ts'
import { indexTimeoutMs, projectRoot } from './config.ts'
import { listStoreAddresses } from './list-store-addresses.ts'
import { openLoginProviders } from './login/open-login-providers.ts'
import { openShopDatabase } from './open-shop-database.ts'
import { OperatorError } from './operator-error.ts'
import { openPaymentProviders } from './payment/open-payment-providers.ts'
import { findRisks } from './public/find-risks.ts'
import { listPublicUrls } from './public/is-local-url.ts'
import { returnUnusedMemory } from './return-unused-memory.ts'
import { servePages } from './serve-pages.ts'
import { openTags } from './tags/open-tags.ts'
import { createShopUseCases } from './use-cases/create-shop-use-cases.ts'
import { warmPages } from './warm-pages.ts'

/** Composes the real back end for this process. Rethrows known errors as an OperatorError with a one-line message. */
export const openBackend: OpenBackend = async (options) => {
  const { config, dataDir, secretKey, port, dev = false, database = openShopDatabase(options) } = options
  const log = createLog({ level: config.logLevel })
  const { storesDir, trustProxy, purgeUrls, addressLookupKey, smtpUrl, mailFrom } = config
  // The database is awaited below. Other work may fail before that, and then its own failure must not count as unhandled.
  database.catch(() => {})
  const shop = Promise.withResolvers<FastifyInstance>()
  try {
    const addresses = { port, publicUrls: config.publicUrls, apiUrls: config.apiUrls }
    const login = openLoginProviders({
      config: config.login,
      stores: await loadStores(storesDir, addresses),
      secretKey,
    })
    const challenges = openChallenges({ config: config.challenge, stores: login.stores, log })
    const { stores, servers: tagServers } = openTags({ config: config.tags, stores: challenges.stores, log })
    const payment = openPaymentProviders({ config: config.payment, stores, secretKey, shop: () => shop.promise })
    await payment.waitUntilReady()
    await login.waitUntilReady()
    // All of the above needs no database, which may still be opening.
    const connection = await database
    const backend = await createBackend({
      connection,
      stores,
      dataDir,
      secretKey,
      log,
      trustProxy,
      purgeUrls,
      metricsToken: config.metricsToken,
      overload: config.overload,
      smtpUrl,
      mailFrom,
      logoDir: join(storesDir, 'logos'),
      addressLookup: createAddressLookup({ key: addressLookupKey }),
      newsletterProviders: createNewsletterProviders(config.newsletter),
      paymentProviders: payment.providers,
      loginProviders: login.providers,
      tagServers,
      feed: config.instagramToken ? createInstagramFeed({ token: config.instagramToken }) : undefined,
      challengeSettings: challenges.settings,
      otherHosts: (host) => payment.findHostHandler?.(host) ?? login.findHostHandler(host),
      drawOriginal: async (path) => (await import('@mantel/demo')).drawOriginal(path),
      createDownloadFile: async (path) => (await import('@mantel/demo')).createDownloadFile(path),
      version: readVersion(),
      preparesCatalogues: config.preparePages,
      firstBuildTimeout: indexTimeoutMs,
      savesIndex: true,
    })
    const isPublic = listPublicUrls(stores).length > 0
    const conflicts = await checkInstallation(connection.db, {
      secretKey,
      isDemo: config.demo,
      mayChangeKey: config.secretKeyChanged,
      isPublic,
    }).then(
      () => [],
      async (error) => {
        if (error instanceof DatabaseError) return [error.message]
        await backend.close()
        throw error
      },
    )
    shop.resolve(backend.app)
    const pages = servePages({
      backend,
      stores,
      dataDir,
      dev,
      withWorker: config.serviceWorker,
      paymentOrigins: payment.origins,
      otherSourcesOf: challenges.sourcesOf,
    })
    const now = () => new Date()
    return {
      useCases: createShopUseCases({
        backend,
        db: connection.db,
        connection,
        dataDir,
        secretKey,
        stores,
        now,
        config,
        conflicts,
        version: readVersion(),
      }),
      conflicts,
      async findPublicProblems() {
        if (!isPublic) return []
        const risks = await findRisks({ config, stores, db: connection.db, now: now() })
        return risks.filter(({ risk }) => !config.allowInPublic.includes(risk)).map(({ problem }) => problem)
      },
      withProcessLock: (work) => withProcessLock(connection.db, work),
      isEmpty: () => needsSeeding(connection.db),
      openPages: (io) => pages.open(() => io.out('Building the storefront …')),
      async start() {
        const started = backend.start()
        const [first] = stores.views
        await Promise.race([started, first && backend.catalog.firstRead(first)])
        started.catch((err) => log.error({ err }, 'background work failed to start; the shop keeps serving without it'))
      },
      addresses: listStoreAddresses(stores),
      async listen(address) {
        await backend.app.listen(address)
        const returnMemoryLater = () =>
          delay(quietAfterStartMs, undefined, { ref: false })
            .then(returnUnusedMemory)
            .catch((err) => log.warn({ err }, 'returning unused memory failed'))
        void returnMemoryLater()
        // After a first start, warmPages takes minutes because it renders images, and it leaves unused memory too.
        if (config.preparePages)
          void warmPages(backend, stores)
            .catch((err) => log.warn({ err }, 'rendering pages in advance failed'))
            .then(returnMemoryLater)
      },
      async close() {
        await payment.close()
        await login.close()
        await backend.close()
        await connection.close()
      },
    }
  } catch (error) {
    await database.then((connection) => connection.close()).catch(() => {})
    return rethrowForOperator(error)
  }
}

/** Milliseconds to wait after the start, until its work is over and the memory that it used can be returned. */
const quietAfterStartMs = 20_000

/** The messages of these errors are written for the operator. */
function rethrowForOperator(error: unknown): never {
  if (error instanceof DatabaseError || error instanceof StoresError)
    throw new OperatorError(error.message, { cause: error })
  throw error
}

function readVersion(): string {
  return JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')).version
}
