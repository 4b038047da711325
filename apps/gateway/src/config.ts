import type { GatewayOptions } from './options.ts'

export type GatewayConfig = { port: number; host: string; options: Omit<GatewayOptions, 'webhooks' | 'publicUrl'> } & {
  publicUrl: string | undefined
  webhookUrl: string | undefined
  secret: string
}

/** Settings of a gateway in a separate process. They must match the shop's settings: see .env.example. */
export function readGatewayConfig(env: NodeJS.ProcessEnv = process.env): GatewayConfig {
  const secret = env.GATEWAY_SECRET ?? ''
  if (secret.length < 16)
    throw new Error('GATEWAY_SECRET must have at least 16 characters and equal the setting of the shop.')
  return {
    port: Number(env.GATEWAY_PORT ?? 4000),
    host: env.GATEWAY_HOST ?? '127.0.0.1',
    publicUrl: env.GATEWAY_PUBLIC_URL,
    webhookUrl: env.GATEWAY_WEBHOOK_URL,
    secret,
    options: {
      shopOrigins: (env.GATEWAY_SHOP_ORIGINS ?? 'http://localhost:3000,http://trade.localhost:3000').split(','),
      account: { vendorName: 'mantel', key: 'sandbox', password: secret },
      lostReplyDelay: env.GATEWAY_SILENCE ? Number(env.GATEWAY_SILENCE) : undefined,
      sessionLifetime: env.GATEWAY_SESSION_LIFE ? Number(env.GATEWAY_SESSION_LIFE) : undefined,
    },
  }
}
