import { parentPort } from 'node:worker_threads'
import { drawDocument } from './draw-document.ts'
import type { PdfDocument } from './pdf-document.ts'

/** Draws papers beside the thread that serves: a long invoice takes longer than a page may wait. */
export type PdfReply = { id: number; bytes: Uint8Array } | { id: number; problem: string }

parentPort?.on('message', async ({ id, paper }: { id: number; paper: PdfDocument }) => {
  parentPort?.postMessage(await reply(id, paper))
})

async function reply(id: number, paper: PdfDocument): Promise<PdfReply> {
  try {
    return { id, bytes: await drawDocument(paper) }
  } catch (error) {
    return { id, problem: error instanceof Error ? error.message : String(error) }
  }
}
