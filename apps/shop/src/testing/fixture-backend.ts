import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { OpenBackend } from '../backend.ts'
import type { ShopUseCases, UseCaseResult } from '../commands/shop-use-cases.ts'
import { OperatorError } from '../operator-error.ts'

/** A stub back end for process tests: a server with a slow page, and use cases whose messages name their process. */
export const openFixtureBackend: OpenBackend = async ({ dataDir, port }) => {
  if (process.env.FIXTURE === 'refuses') throw new OperatorError('The database is down. Start it.')
  if (process.env.FIXTURE === 'breaks') throw new Error('boom\nsecond line')
  const server = createServer(async ({ url }, response) => {
    if (url === '/slow') {
      console.log('slow page requested')
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
    response.setHeader('connection', 'close').end(url === '/pid' ? String(process.pid) : `page ${url}`)
  })
  const seeded = join(dataDir, 'seeded')
  const done = async (what: string): Promise<UseCaseResult> => ({
    ok: true,
    message: `${what} in process ${process.pid}`,
  })
  const useCases: Partial<ShopUseCases> = {
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
    useCases: useCases as ShopUseCases,
    conflicts: [],
    findPublicProblems: async () => (process.env.FIXTURE === 'public' ? ['First reason.', 'Second reason.'] : []),
    isEmpty: async () => !existsSync(seeded),
    withProcessLock: (work) => work(),
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
