import { readGatewayConfig } from './config.ts'
import { createGateway } from './create-gateway.ts'

/** The gateway as a process of its own, as another company's would be. */
const config = readGatewayConfig()
const { port, host, secret, webhookUrl } = config

const gateway = createGateway({
  ...config.options,
  publicUrl: config.publicUrl ?? `http://${host}:${port}`,
  ...(webhookUrl && {
    webhooks: {
      secret,
      post: async (provider, body, headers) =>
        (await fetch(`${webhookUrl}/${provider}`, { method: 'POST', body, headers })).status,
    },
  }),
})
console.log(`gateway: ${await gateway.app.listen({ port, host })}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void gateway.close())
