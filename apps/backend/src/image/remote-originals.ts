import { LRUCache } from 'lru-cache'
import { type FoundOriginal, pictureType, versionOf } from '../platform/files/index.ts'
import type { Log } from '../platform/log.ts'

export type FoundRemote = FoundOriginal | { ok: false; reason: 'host' }

export type RemoteOptions = {
  /** Host names, with the port if it is not the default of the protocol. If empty, no image is downloaded. */
  allowedHosts: readonly string[]
  log: Log
  timeoutMs?: number
  maxBytes?: number
}

const ttlMs = 60 * 60_000
const maxCacheBytes = 32 * 1024 ** 2
const maxRedirects = 3

/** Original images on other hosts. Only allowed hosts are contacted, also after a redirect. */
export function createRemoteOriginals({
  allowedHosts,
  log,
  timeoutMs = 5000,
  maxBytes = 16 * 1024 ** 2,
}: RemoteOptions) {
  const allowed = new Set(allowedHosts.map((host) => host.toLowerCase()))
  const cache = new LRUCache<string, Buffer>({
    maxSize: maxCacheBytes,
    sizeCalculation: (body) => body.length || 1,
    ttl: ttlMs,
  })
  const running = new Map<string, Promise<Buffer | 'host' | null>>()

  async function find(address: string): Promise<FoundRemote> {
    const url = parseUrl(address)
    if (!url || !isAllowed(url)) return { ok: false, reason: 'host' }
    const body = await load(url.href)
    if (body === 'host') return { ok: false, reason: 'host' }
    if (!body) return { ok: false, reason: 'missing' }
    const type = pictureType(body)
    if (!type) return { ok: false, reason: 'type' }
    return { ok: true, original: { path: url.href, type, version: versionOf(body), read: async () => body } }
  }

  function isAllowed({ protocol, host, username, password }: URL): boolean {
    const hasNoCredentials = username === '' && password === ''
    return hasNoCredentials && (protocol === 'https:' || protocol === 'http:') && allowed.has(host)
  }

  function load(href: string): Promise<Buffer | 'host' | null> {
    const cached = cache.get(href)
    if (cached) return Promise.resolve(cached)
    const loading = running.get(href) ?? download(href).finally(() => running.delete(href))
    running.set(href, loading)
    return loading
  }

  async function download(href: string): Promise<Buffer | 'host' | null> {
    try {
      const reply = await follow(href, AbortSignal.timeout(timeoutMs))
      if (reply === 'host' || reply === null) return reply
      const body = await readAtMost(reply, maxBytes)
      if (body) cache.set(href, body)
      return body
    } catch (err) {
      log.warn({ err, host: new URL(href).host }, 'image download from remote host failed')
      return null
    }
  }

  async function follow(href: string, signal: AbortSignal): Promise<Response | 'host' | null> {
    let url = new URL(href)
    for (let hop = 0; hop <= maxRedirects; hop++) {
      const reply = await fetch(url, { redirect: 'manual', signal, headers: { accept: 'image/*' } })
      if (reply.status === 200) return reply
      await reply.body?.cancel()
      const location = reply.headers.get('location')
      const next = reply.status >= 300 && reply.status < 400 && location ? parseUrl(location, url) : null
      if (!next) return null
      if (!isAllowed(next)) return 'host'
      url = next
    }
    return null
  }

  return { find }
}

function parseUrl(address: string, base?: URL): URL | null {
  return URL.canParse(address, base?.href) ? new URL(address, base) : null
}

/** Counts the received bytes instead of trusting the content-length header. */
async function readAtMost(reply: Response, limit: number): Promise<Buffer | null> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of reply.body ?? []) {
    bytes += part.length
    if (bytes > limit) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}
