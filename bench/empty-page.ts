import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="description" content="Nothing to load">
<link rel="icon" href="data:,">
<title>Empty</title>
<h1>Two lines</h1>
<p>Neither styles nor scripts.</p>`

/** A page without resources: its figures show the cost of browser and machine alone. */
export async function serveEmptyPage(): Promise<{ address: string; close(): Promise<void> }> {
  const server = createServer((_request, reply) => reply.setHeader('content-type', 'text/html').end(page))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
