import { randomInt, randomUUID } from 'node:crypto'
import type { WebhookOptions } from '../options.ts'

export type WebhookReport = { provider: 'card' | 'paypal'; event: object }
export type DeliveryMode = {
  /** How often each webhook is delivered. */
  copies: number
  /** Whether webhooks are held back until `release` is called. */
  isHeld: boolean
  shuffled: boolean
}

type Sign = (provider: WebhookReport['provider'], body: string) => Record<string, string>

const defaultPauses = [500, 2000, 10_000, 60_000, 300_000]

export type Deliveries = ReturnType<typeof createDeliveries>

/** Delivers webhooks to the merchant at least once; failed deliveries are retried. */
export function createDeliveries(options: WebhookOptions | undefined, sign: Sign) {
  const pauses = options?.retryDelays ?? defaultPauses
  const heldReports: WebhookReport[] = []
  const timers = new Set<NodeJS.Timeout>()
  const running = new Set<Promise<void>>()
  let mode: DeliveryMode = { copies: 1, isHeld: false, shuffled: false }

  function send(report: WebhookReport, tries = 0): void {
    const run = attempt(report).then((taken) => {
      const pause = pauses[tries]
      if (!taken && pause !== undefined) later(pause, () => send(report, tries + 1))
    })
    running.add(run)
    void run.finally(() => running.delete(run))
  }

  async function attempt({ provider, event }: WebhookReport): Promise<boolean> {
    if (!options) return true
    const body = JSON.stringify(event)
    try {
      const status = await options.post(provider, body, {
        'content-type': 'application/json',
        ...sign(provider, body),
      })
      return status >= 200 && status < 300
    } catch {
      return false
    }
  }

  function later(pause: number, run: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer)
      run()
    }, pause)
    timer.unref()
    timers.add(timer)
  }

  return {
    newId: (prefix: string) => `${prefix}-${randomUUID()}`,

    report(report: WebhookReport): void {
      if (mode.isHeld) heldReports.push(report)
      // Waits for a timer, so that the webhook usually arrives after the reply to the request that caused it.
      else for (let copy = 0; copy < mode.copies; copy++) later(copy * 5, () => send(report))
    },

    setMode(change: Partial<DeliveryMode>): DeliveryMode {
      mode = { ...mode, ...change }
      return mode
    },

    /** Delivers the held webhooks in order or shuffled, and resolves after one attempt for each. */
    async release(): Promise<number> {
      const all = heldReports.splice(0).flatMap((report) => Array.from({ length: mode.copies }, () => report))
      if (mode.shuffled) shuffle(all)
      for (const report of all) {
        send(report)
        await Promise.all(running)
      }
      return all.length
    },

    async close(): Promise<void> {
      for (const timer of timers) clearTimeout(timer)
      await Promise.all(running)
    },
  }
}

function shuffle<T>(list: T[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = randomInt(i + 1)
    ;[list[i], list[j]] = [list[j] as T, list[i] as T]
  }
}
