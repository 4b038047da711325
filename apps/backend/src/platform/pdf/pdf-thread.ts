import { parentPort } from 'node:worker_threads'
import { drawDocument } from './draw-document.ts'
import type { PdfDocument } from './pdf-document.ts'

/** Creates PDFs outside the main thread: a long invoice would block page requests for too long. */
export type PdfReply = { bytes: Uint8Array } | { problem: string }

parentPort?.on('message', async (document: PdfDocument) => {
  parentPort?.postMessage(await reply(document))
})

async function reply(document: PdfDocument): Promise<PdfReply> {
  try {
    return { bytes: await drawDocument(document) }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}
