import { type Stores, websiteOf } from '@mantel/domain/store'
import { type Handlers, type RequestCtx, rawReply } from '../platform/http/index.ts'
import type { Limits } from '../platform/limits/index.ts'
import { type PageProblem, renderDownloadPage } from './download-page.ts'
import { type DownloadSource, startDownload } from './start-download.ts'

export function downloadHandlers({
  stores,
  limits,
  ...source
}: DownloadSource & { stores: Stores; limits: Limits }): Pick<Handlers, 'orderDownload'> {
  /** The page is in the language of the order, if it is known. */
  function page({ view: requestView }: RequestCtx, problem: PageProblem, storeCode: string | null = null) {
    const view = stores.views.find(({ code }) => code === storeCode) ?? requestView
    const { body, headers, status } = renderDownloadPage(problem, { view, website: websiteOf(stores, view) })
    return rawReply(body, headers, status)
  }

  return {
    async orderDownload({ ctx, params, request }) {
      const started = await startDownload(ctx, source, params.downloadKey, request.raw)
      if (started.ok && 'redirect' in started) {
        const headers = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }
        return rawReply('', { ...headers, location: started.redirect }, 302)
      }
      if (started.ok) {
        return rawReply(started.stream, { ...started.headers, ...fileHeaders(started.name) }, started.status)
      }
      const { problem, storeCode } = started
      if (problem === 'unknown') {
        const refusal = await limits.take(ctx, 'wrongDownloadLinks', ctx.caller.address)
        if (refusal) {
          const answer = page(ctx, 'too_many')
          return { ...answer, headers: { ...answer.headers, 'retry-after': String(refusal.retryAfter ?? 0) } }
        }
      }
      return page(ctx, problem, storeCode)
    },
  }
}

/** The ASCII name is for clients that do not read the encoded one (RFC 6266). */
function fileHeaders(name: string): Record<string, string> {
  const ascii = name.replace(/[^\w.-]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
  return {
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  }
}
