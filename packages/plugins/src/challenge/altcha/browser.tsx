import type { SolveInBrowser } from '../browser.tsx'

/** Computes the proof of work in a worker, so that the page stays responsive. It shows nothing of its own. */
export const solve: SolveInBrowser = async ({ data }, { signal }) => {
  const worker = new Worker(new URL('./worker.tsx', import.meta.url), { type: 'module' })
  try {
    const solution = await new Promise<string | null>((resolve, reject) => {
      worker.onmessage = ({ data: solved }: MessageEvent<string | null>) => resolve(solved)
      worker.onerror = ({ message }) => reject(new Error(message))
      signal.addEventListener('abort', () => reject(signal.reason))
      worker.postMessage(data)
    })
    if (solution === null) throw new Error('no proof of work found')
    return solution
  } finally {
    worker.terminate()
  }
}
