/** Who may call with what, and where it reports to. */
export type GatewayOptions = {
  /** Where browsers reach it, without a trailing slash; read when it is needed. */
  publicUrl: string
  /** Pages that may hold its frames and get its messages. */
  shopOrigins: readonly string[]
  /** The merchant's account: name, and the key and password of its server. */
  account: { vendorName: string; key: string; password: string }
  webhooks?: WebhookOptions
  now?: () => number
  /** Milliseconds. Sessions are short-lived, as with the real thing. */
  sessionLife?: number
  /** How long the card for lost replies keeps the shop waiting; milliseconds. */
  silence?: number
}

export type WebhookOptions = {
  secret: string
  /** Hands one report to the merchant and answers with the status it got; throws when nobody answered. */
  post(provider: 'card' | 'paypal', body: string, headers: Record<string, string>): Promise<number>
  /** Milliseconds before the tries that follow a failed one. */
  pauses?: readonly number[]
}
