import { readGatewayConfig } from './config.ts'
import { createGateway } from './create-gateway.ts'

/** The gateway as a process of its own, as another company's would be. */
const config = readGatewayConfig()
const { port, host, secret, webhookUrl } = config
let address = ''

const gateway = createGateway({
  ...config.options,
  // Port 0 is known only when it listens.
  get publicUrl() {
    return config.publicUrl ?? address
  },
  ...(webhookUrl && {
    webhooks: {
      secret,
      post: async (provider, body, headers) =>
        (await fetch(`${webhookUrl}/${provider}`, { method: 'POST', body, headers })).status,
    },
  }),
})
address = await gateway.app.listen({ port, host })
console.log(`gateway: ${address}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void gateway.close())
