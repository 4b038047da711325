import { solveProofOfWork } from './solve-proof-of-work.ts'

/** Answers null for a challenge that it cannot solve. */
addEventListener('message', async ({ data }: MessageEvent<Record<string, unknown>>) => {
  postMessage(await solveProofOfWork(data).catch(() => null))
})
