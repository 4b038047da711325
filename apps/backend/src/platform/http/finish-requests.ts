import type { Server, ServerResponse } from 'node:http'

/** Milliseconds to wait for running requests; less than the time that a process has for its shutdown. */
const defaultPatienceMs = 7000

/**
 * Prepares a server for its shutdown. The returned function stops accepting connections, waits until the requests under way
 * are answered, and closes all connections: a client that is silent or reads slowly would keep the server open. The app must
 * still be open then: a page that is being rendered calls the API in the same process, and an app that is closing refuses
 * such calls.
 */
export function trackRequests(server: Server, patienceMs = defaultPatienceMs): () => Promise<void> {
  const underWay = new Set<ServerResponse>()
  let isFinishing = false
  let onIdle = () => {}
  /** A connection that is kept open would carry further requests to a process that is about to end. */
  const endConnection = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close')
  }
  server.prependListener('request', (_request, response) => {
    underWay.add(response)
    if (isFinishing) endConnection(response)
    response.once('close', () => {
      underWay.delete(response)
      if (underWay.size === 0) onIdle()
    })
  })
  const waitUntilIdle = async () => {
    let timer: NodeJS.Timeout | undefined
    await new Promise<void>((resolve) => {
      onIdle = resolve
      timer = setTimeout(resolve, patienceMs)
    })
    clearTimeout(timer)
  }
  return async () => {
    isFinishing = true
    server.close()
    for (const response of underWay) endConnection(response)
    if (underWay.size > 0) await waitUntilIdle()
    server.closeAllConnections()
  }
}
