import { readGatewayConfig } from './config.ts'
import { createGateway } from './create-gateway.ts'

/** Runs the gateway as a separate process, like another company's. */
const config = readGatewayConfig()
const { port, host, secret, webhookUrl } = config
let address = ''

const gateway = createGateway({
  ...config.options,
  // With port 0 the port is known only after listening.
  get publicUrl() {
    return config.publicUrl ?? address
  },
  webhooks: webhookUrl
    ? {
        secret,
        post: async (provider, body, headers) =>
          (await fetch(`${webhookUrl}/${provider}`, { method: 'POST', body, headers })).status,
      }
    : undefined,
})
address = await gateway.app.listen({ port, host })
console.log(`gateway: ${address}`)
// A parent process gets the URL. This process exits when its parent does.
process.send?.(address)
process.on('disconnect', () => process.exit())
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void gateway.close())
