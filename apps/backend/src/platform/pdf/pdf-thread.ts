import { parentPort } from 'node:worker_threads'
import { drawDocument } from './draw-document.ts'
import type { PdfDocument } from './pdf-document.ts'

/** Draws papers beside the thread that serves: a long invoice takes longer than a page may wait. */
export type PdfReply = { bytes: Uint8Array } | { problem: string }

parentPort?.on('message', async (paper: PdfDocument) => {
  parentPort?.postMessage(await reply(paper))
})

async function reply(paper: PdfDocument): Promise<PdfReply> {
  try {
    return { bytes: await drawDocument(paper) }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}
