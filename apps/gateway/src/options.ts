/** The gateway's own address, the merchant's credentials, and the target of webhooks. */
export type GatewayOptions = {
  /** Public URL without a trailing slash; read on each use. */
  publicUrl: string
  /** Origins of shop pages that may embed the gateway's frames and receive their messages. */
  shopOrigins: readonly string[]
  /** The merchant's account: name, key and password. */
  account: { vendorName: string; key: string; password: string }
  webhooks?: WebhookOptions
  now?: () => number
  /** Milliseconds. Sessions are short-lived, as with the real provider. */
  sessionLifetime?: number
  /** How long the test card for lost replies delays its reply, in milliseconds. */
  lostReplyDelay?: number
}

export type WebhookOptions = {
  secret: string
  /** Sends one webhook to the merchant and returns the HTTP status; throws when there is no response. */
  post(provider: 'card' | 'paypal', body: string, headers: Record<string, string>): Promise<number>
  /** Milliseconds before each retry. */
  retryDelays?: readonly number[]
}
