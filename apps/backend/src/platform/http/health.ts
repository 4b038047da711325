import type { FastifyInstance } from 'fastify'

/** spare: the shop works without this part. Its failure is reported, but the process stays ready. */
export type ProbeResult = { ready: boolean; reason?: string; spare?: true }
/** Must be cheap: monitoring calls it every few seconds. */
export type Probe = () => ProbeResult | Promise<ProbeResult>

const probeTimeoutMs = 1000

/** /healthz: the process answers. /readyz: the state of its parts, and whether all that it needs are ready. */
export function serveHealth(app: FastifyInstance, probes: Record<string, Probe>): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }))
  app.get('/readyz', async (_request, reply) => {
    const results = await Promise.all(
      Object.entries(probes).map(async ([name, probe]) => [name, await runProbe(probe)] as const),
    )
    const failing = results.filter(([, result]) => !result.ready)
    const isReady = failing.every(([, { spare }]) => spare)
    return reply
      .header('cache-control', 'no-store')
      .code(isReady ? 200 : 503)
      .send({ ready: isReady, notReady: failing.map(([name]) => name), parts: Object.fromEntries(results) })
  })
}

/** A probe that throws or hangs is not ready. The reply hides the error: it is public, and the part logs its own errors. */
async function runProbe(probe: Probe): Promise<ProbeResult> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<ProbeResult>((resolve) => {
    timer = setTimeout(() => resolve({ ready: false, reason: 'no answer' }), probeTimeoutMs)
  })
  try {
    return await Promise.race([Promise.resolve().then(probe), timeout])
  } catch {
    return { ready: false, reason: 'failed' }
  } finally {
    clearTimeout(timer)
  }
}
