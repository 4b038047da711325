import { solveProofOfWork } from './solve-proof-of-work.ts'

/** Posts null if it cannot solve the challenge. */
addEventListener('message', async ({ data }: MessageEvent<Record<string, unknown>>) => {
  postMessage(await solveProofOfWork(data).catch(() => null))
})
