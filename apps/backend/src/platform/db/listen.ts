import pg from 'pg'
import type { Log } from '../log.ts'
import type { Listening, ListenOptions } from './connection.ts'
import { reasonOf } from './errors.ts'

/** Milliseconds. */
const connectTimeout = 2000
const reconnectDelay = 1000

/** Without this, a connection that is lost while it waits would be noticed after two hours. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/** Listens on a separate connection and reconnects whenever it is lost. */
export function listenOnServer(
  connectionString: string,
  channel: string,
  { onNotification, onState }: ListenOptions,
  log: Log,
): Listening {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  async function connect(): Promise<void> {
    const current = new pg.Client({ connectionString, connectionTimeoutMillis: connectTimeout, ...keepAlive })
    client = current
    current.on('notification', onNotification)
    // connect() rejects with the same error, but without this listener the error event would end the process.
    current.on('error', (error) => log.debug({ reason: reasonOf(error) }, 'LISTEN connection failed'))
    current.on('end', () => current === client && reconnectLater())
    try {
      await current.connect()
      await current.query(`listen ${pg.escapeIdentifier(channel)}`)
      if (!isClosed) onState(true)
    } catch (error) {
      log.debug({ reason: reasonOf(error) }, 'LISTEN failed, polling for events')
      if (current === client) reconnectLater()
      current.end().catch(() => {})
    }
  }

  function reconnectLater(): void {
    client = undefined
    if (isClosed) return
    onState(false)
    timer = setTimeout(connect, reconnectDelay).unref()
  }

  connect()
  return {
    async close() {
      isClosed = true
      clearTimeout(timer)
      const last = client
      client = undefined
      await last?.end().catch(() => {})
    },
  }
}
