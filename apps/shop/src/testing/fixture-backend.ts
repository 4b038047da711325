import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { OpenBackend } from '../backend.ts'
import type { ShopWork, WorkAnswer } from '../commands/shop-work.ts'
import { Refusal } from '../refusal.ts'

/** Stands in for the back end in tests of the process: a server with a slow page, and work that says where it was done. */
export const openFixtureBackend: OpenBackend = async ({ dataDir, port }) => {
  if (process.env.FIXTURE === 'refuses') throw new Refusal('The database is away. Bring it back.')
  if (process.env.FIXTURE === 'breaks') throw new Error('boom\nsecond line')
  const server = createServer(async ({ url }, response) => {
    if (url === '/slow') {
      console.log('slow page asked')
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
    response.setHeader('connection', 'close').end(`page ${url}`)
  })
  const seeded = join(dataDir, 'seeded')
  const done = async (what: string): Promise<WorkAnswer> => ({ ok: true, message: `${what} in process ${process.pid}` })
  const work: Partial<ShopWork> = {
    seed: async () => {
      writeFileSync(seeded, '')
      return done('seeded')
    },
    setStock: ({ sku, quantity }) => done(`${sku} ${quantity}`),
    importFile: async ({ file }, io, signal) => {
      await io.out(`reading ${file} in process ${process.pid}`)
      if (!signal.aborted && file.endsWith('endless.json')) await once(signal, 'abort')
      console.log('import ended')
      return signal.aborted ? { ok: false, message: 'stopped after 3 rows' } : done('imported')
    },
  }
  return {
    work: work as ShopWork,
    isEmpty: async () => !existsSync(seeded),
    openPages: async () => {},
    start: async () => {},
    addresses: [{ name: 'Fixture', url: `http://localhost:${port}` }],
    async listen(address) {
      server.listen(address)
      await once(server, 'listening')
    },
    async close() {
      if (server.listening) {
        server.close()
        server.closeIdleConnections()
        await once(server, 'close')
      }
      console.log('database closed')
    },
  }
}
