import { buttonClass } from '@mantel/ui/action/button'
import { type MouseEvent, useState } from 'react'
import { useSeesPrices } from '../account/price-access.tsx'
import { useEngine } from '../store/engine-context.ts'
import type { CatalogueView } from './load-catalogue.ts'

/**
 * A link to the catalogue as a PDF. Buyers who may see prices get a file with their prices: the request sends their group token in a
 * header.
 */
export function CatalogueLink({ catalogue }: { catalogue: CatalogueView }) {
  const engine = useEngine()
  const seesPrices = useSeesPrices()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const groupToken = engine?.credentials.get().groupToken ?? null
  const withPrices = seesPrices && groupToken !== null

  async function open(event: MouseEvent) {
    if (!withPrices) return
    event.preventDefault()
    if (state === 'busy') return
    setState('busy')
    try {
      const reply = await fetchFile(catalogue.url, groupToken)
      if (!reply.ok) throw new Error(`catalogue request failed with status ${reply.status}`)
      const link = document.createElement('a')
      link.href = URL.createObjectURL(await reply.blob())
      link.download = catalogue.fileName
      link.click()
      // Safari reads the URL after the click has returned.
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
      setState('idle')
    } catch {
      setState('failed')
    }
  }

  return (
    <section className="mt-12 max-w-measure" data-catalogue={withPrices ? 'prices' : 'public'}>
      <h2 className="title-3 mb-3">{catalogue.title}</h2>
      <p className="mb-5 text-muted">{withPrices ? catalogue.textWithPrices : catalogue.text}</p>
      <a
        href={catalogue.url}
        className={buttonClass({ variant: 'quiet' })}
        aria-disabled={state === 'busy' || undefined}
        onClick={open}
      >
        {state === 'busy' ? catalogue.preparing : catalogue.action}
      </a>
      <p role="status" className="mt-3 empty:hidden">
        {state === 'failed' && catalogue.failed}
      </p>
    </section>
  )
}

/**
 * After a change of the catalogue, the server needs longer to create the file than it lets a request wait. It continues after the
 * request, so a later request finds the file.
 */
const maxRequests = 4
const pauseMs = 5000

async function fetchFile(url: string, groupToken: string): Promise<Response> {
  for (let count = 1; ; count++) {
    const reply = await fetch(url, { headers: { 'x-vs-group-token': groupToken }, cache: 'no-store' })
    if (reply.status !== 503 || count === maxRequests) return reply
    await new Promise((done) => setTimeout(done, pauseMs))
  }
}
