import { createRequire } from 'node:module'
import { openDatabase } from '@mantel/backend/database'
import { createLog } from '@mantel/backend/log'

/** The least work that a start of any shop on this stack needs: load Node and Fastify, open the database, listen. */
const [dataDir = '', databaseUrl] = process.argv.slice(2)
const connection = await openDatabase({ dataDir, databaseUrl, log: createLog({ level: 'silent' }) })
/** The same Fastify version that the shop uses. */
const fastify = createRequire(import.meta.resolve('@mantel/backend/http'))('fastify') as () => {
  get(path: string, handler: () => unknown): void
  listen(address: object): Promise<string>
}
const app = fastify()
app.get('/', () => connection.executeSql('select 1'))
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
process.on('SIGTERM', async () => {
  await connection.close()
  process.exit()
})
