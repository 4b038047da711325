import type { FastifyInstance } from 'fastify'

/** spare: the shop goes on without it, so its failure is said but takes nobody's traffic away. */
export type ProbeResult = { ready: boolean; reason?: string; spare?: true }
/** Cheap: asked every few seconds by whatever watches the process. */
export type Probe = () => ProbeResult | Promise<ProbeResult>

const probeLimitMs = 1000

/** /healthz: the process answers. /readyz: which of its parts do, and whether those that it needs are among them. */
export function serveHealth(app: FastifyInstance, probes: Record<string, Probe>): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }))
  app.get('/readyz', async (_request, reply) => {
    const results = await Promise.all(
      Object.entries(probes).map(async ([name, probe]) => [name, await ask(probe)] as const),
    )
    const failing = results.filter(([, result]) => !result.ready)
    const isReady = failing.every(([, { spare }]) => spare)
    return reply
      .header('cache-control', 'no-store')
      .code(isReady ? 200 : 503)
      .send({ ready: isReady, notReady: failing.map(([name]) => name), parts: Object.fromEntries(results) })
  })
}

/** A probe that throws or hangs is not ready; why it threw is for the log of its own part, not for the public. */
async function ask(probe: Probe): Promise<ProbeResult> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<ProbeResult>((resolve) => {
    timer = setTimeout(() => resolve({ ready: false, reason: 'no answer' }), probeLimitMs)
  })
  try {
    return await Promise.race([Promise.resolve().then(probe), tooLate])
  } catch {
    return { ready: false, reason: 'failed' }
  } finally {
    clearTimeout(timer)
  }
}
