import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Connection, createLog, openDatabase } from '@mantel/backend'
import { copyEmbeddedDatabase } from '@mantel/backend/database/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseConfig, projectRoot } from '../config.ts'
import { createRestore } from './restore-command.ts'
import { countRows, findInconsistencies, readOrders } from './testing/find-inconsistencies.ts'
import { type LoadShop, openBackendOn, openLoadShop } from './testing/load-shop.ts'
import { writeBackup } from './write-backup.ts'

const storesDir = join(projectRoot, 'stores')

/** Orders before the backup; `npm run bench -- trust` sets a larger number. */
const { MANTEL_TRUST_BACKUP, MANTEL_TEST_DB, MANTEL_TEST_DATABASE_URL = '' } = process.env
const ordersBefore = Number(MANTEL_TRUST_BACKUP ?? 24)
const buyers = 4
const isServer = MANTEL_TEST_DB === 'postgres'
const timeout = 120_000 + ordersBefore * 300
const log = createLog({ level: 'silent' })
const signal = new AbortController().signal

describe(`a backup under load (${isServer ? 'postgres' : 'pglite'})`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'mantel-backup-'))
  const file = join(folder, 'backup.tar.gz')
  const databases: string[] = []
  let shop: LoadShop
  const acknowledgedBefore = new Map<string, string>()
  const acknowledged = new Map<string, string>()

  async function onServer(work: (server: Connection) => Promise<unknown>): Promise<void> {
    const server = await openDatabase({ dataDir: folder, databaseUrl: MANTEL_TEST_DATABASE_URL, log })
    await work(server).finally(() => server.close())
  }

  /** The address of a new database on the server of the test run. */
  async function createDatabase(): Promise<string> {
    const name = `mantel_backup_${process.pid}_${databases.length}`
    databases.push(name)
    await onServer((server) => server.executeSql(`create database ${name}`))
    const url = new URL(MANTEL_TEST_DATABASE_URL)
    url.pathname = `/${name}`
    return url.href
  }

  beforeAll(async () => {
    if (!isServer) await copyEmbeddedDatabase(join(folder, 'data'))
    shop = await openLoadShop({
      dataDir: join(folder, 'data'),
      databaseUrl: isServer ? await createDatabase() : undefined,
    })
    const note = async (map = acknowledged) => {
      const [id, number] = await shop.placeOrder()
      map.set(id, number)
      acknowledged.set(id, number)
    }
    await Promise.all(
      Array.from({ length: buyers }, async () => {
        for (let at = 0; at < ordersBefore / buyers; at++) await note(acknowledgedBefore)
      }),
    )
    await shop.connection.executeSql(`insert into pgboss.job (name, data, start_after)
      values ('copy-newsletter-address', '{"storeCode": "default", "email": "ann@example.test"}', now() + interval '1 day')`)
    let isOver = false
    const load = Array.from({ length: buyers }, async () => {
      while (!isOver) await note()
    })
    await delay(50)
    for (const [id, number] of acknowledged) acknowledgedBefore.set(id, number)
    const source = {
      connection: shop.connection,
      dataDir: join(folder, 'data'),
      storesDir,
      secretKey: shop.secretKey,
      settings: { values: { PORT: '3000' }, secrets: ['SMTP_URL'] },
      version: '0.0.0-test',
      now: () => new Date(),
    }
    const started = performance.now()
    const written = await writeBackup(source, file, signal)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    isOver = true
    await Promise.all(load)
    if (MANTEL_TRUST_BACKUP)
      console.log(`  backup of ${written.rows} rows, ${(written.size / 1e6).toFixed(1)} MB, in ${seconds} s under load`)
  }, timeout)

  afterAll(async () => {
    await shop?.close()
    for (const name of databases) await onServer((server) => server.executeSql(`drop database ${name} with (force)`))
    rmSync(folder, { recursive: true, force: true })
  })

  async function restore(from: string, name: string, databaseUrl = ''): Promise<Connection> {
    const dataDir = join(folder, name)
    const read = parseConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' })
    if (!read.ok) throw new Error(read.problems.join())
    const io = { cwd: folder, out() {}, err() {} }
    const answer = await createRestore(read.config)({ file: from }, io, signal)
    expect(answer).toMatchObject({ ok: true })
    return openDatabase({ dataDir, databaseUrl: databaseUrl || undefined, log })
  }

  async function expectConsistent(restored: Connection): Promise<void> {
    const orders = await readOrders(restored)
    const lost = [...acknowledgedBefore].filter(([id, number]) => orders.get(id) !== number)
    const live = await readOrders(shop.connection)
    const changed = [...orders].filter(([id, number]) => live.get(id) !== number)
    expect({ lost, changed, inconsistencies: await findInconsistencies(restored) }).toEqual({
      lost: [],
      changed: [],
      inconsistencies: {},
    })
    // Some orders must be newer than the snapshot; otherwise the backup was not made under load.
    expect(live.size).toBeGreaterThan(orders.size)
    if (MANTEL_TRUST_BACKUP)
      console.log(
        `  ${acknowledgedBefore.size} orders acknowledged before, ${orders.size} in the backup, ${live.size} at its end: none lost, no inconsistency`,
      )
  }

  it('keeps the data of the running shop consistent', async () => {
    await shop.backend.settle()
    expect(await findInconsistencies(shop.connection)).toEqual({})
    expect(await countRows(shop.connection, 'invoice')).toBe(acknowledged.size)
    expect(await countRows(shop.connection, `gift_card_entry where kind = 'spent'`)).toBeGreaterThan(ordersBefore / 4)
  })

  it(
    'restores every order that was acknowledged before the backup, consistent with stock, balances and invoices',
    async () => {
      const restored = await restore(file, 'restored', isServer ? await createDatabase() : '')
      await expectConsistent(restored)
      expect(readFileSync(join(folder, 'restored/media/clock.svg'), 'utf8')).toContain('<svg')
      expect(statSync(join(folder, 'restored/secret-key')).mode & 0o777).toBe(0o600)
      expect(readFileSync(join(folder, 'restored/secret-key'), 'utf8')).toBe(shop.secretKey)
      expect(readFileSync(join(folder, 'restored/restored/settings.env'), 'utf8')).toBe(
        'PORT="3000"\n# SMTP_URL was set; a backup holds no secret settings.\n',
      )
      // Events that were waiting at the moment of the backup are handled by the restored shop.
      const { backend } = await openBackendOn(restored, join(folder, 'restored'))
      await backend.start()
      await backend.settle()
      expect(await countRows(restored, 'invoice')).toBe((await readOrders(restored)).size)
      expect(await countRows(restored, `pgboss.job where data ->> 'email' = 'ann@example.test'`)).toBe(1)
      expect(await findInconsistencies(restored)).toEqual({})
      await backend.close()
      await restored.close()
    },
    timeout,
  )

  it.runIf(isServer)(
    'restores a backup of PostgreSQL into the embedded database, and a backup of that into PostgreSQL',
    async () => {
      const embedded = await restore(file, 'embedded')
      await expectConsistent(embedded)
      const second = join(folder, 'second.tar.gz')
      const dataDir = join(folder, 'embedded')
      const { secretKey } = shop
      const settings = { values: {}, secrets: [] }
      const source = {
        connection: embedded,
        dataDir,
        storesDir,
        secretKey,
        settings,
        version: '0',
        now: () => new Date(),
      }
      await writeBackup(source, second, signal)
      await embedded.close()
      const server = await restore(second, 'server', await createDatabase())
      await expectConsistent(server)
      await server.close()
    },
    timeout,
  )
})
