import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request that a tag has sent to its vendor. */
export type TagHit = { vendor: string; event: string; data: Record<string, unknown> }

/**
 * A fake of the tag vendors' servers, which tests cannot reach. It serves small scripts at the paths of the real ones, which
 * read the same command queues and send to the same endpoints, and records their requests.
 */
export async function openTagStandIns() {
  const hits: TagHit[] = []
  const paths: string[] = []
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://tags.localhost')
    paths.push(url.pathname)
    let body = ''
    for await (const chunk of request) body += chunk
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    const script = Object.entries(scripts).find(([path]) => url.pathname.startsWith(path))?.[1]
    if (script) return void response.setHeader('content-type', 'text/javascript').end(script)
    const hit = request.method === 'OPTIONS' ? undefined : readHit(url, body)
    if (hit) hits.push(...hit)
    response.statusCode = 204
    response.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const origin = `http://tags.localhost:${port}`
  return {
    hits,
    paths,
    origin,
    /** Settings of all tags, with the stand-ins as hosts. */
    plugins: {
      'tag-manager': { id: 'GTM-TEST1', host: origin },
      analytics: {
        id: 'G-TEST1',
        host: origin,
        collectHost: origin,
        secret: 'secret',
        serverHost: `http://127.0.0.1:${port}`,
      },
      'heat-map': { id: '1234', host: origin, scriptHost: origin, collectHost: origin },
      'pin-board': { id: '2613', host: origin, collectHost: origin },
      'social-pixel': {
        id: '42',
        host: origin,
        collectHost: origin,
        secret: 'token',
        serverHost: `http://127.0.0.1:${port}`,
      },
      'product-analytics': { key: 'phc_test', host: origin },
    },
    of: (vendor: string, event?: string) =>
      hits.filter((hit) => hit.vendor === vendor && (event === undefined || hit.event === event)),
    clear() {
      hits.length = 0
      paths.length = 0
    },
    close: () => new Promise((done) => server.close(done)),
  }
}

function readHit({ pathname, searchParams }: URL, body: string): TagHit[] | undefined {
  const query = Object.fromEntries(searchParams)
  const json = () => JSON.parse(body)
  if (pathname === '/g/collect') return [{ vendor: 'analytics', event: query.en ?? '', data: { ...query, ...json() } }]
  if (pathname === '/mp/collect') return [{ vendor: 'analytics server', event: json().events[0].name, data: json() }]
  if (pathname === '/container') return [{ vendor: 'tag-manager', event: query.event ?? '', data: json() }]
  if (pathname === '/hotjar') return [{ vendor: 'heat-map', event: query.command ?? '', data: json() }]
  if (pathname === '/v3/')
    return [{ vendor: 'pin-board', event: query.event ?? '', data: JSON.parse(query.ed ?? '{}') }]
  if (pathname === '/tr/')
    return [
      {
        vendor: 'social-pixel',
        event: query.ev ?? '',
        data: { ...JSON.parse(query.cd ?? '{}'), dl: query.dl, rl: query.rl },
      },
    ]
  if (/^\/v\d+\.0\/42\/events$/.test(pathname))
    return [{ vendor: 'social-pixel server', event: json().data[0].event_name, data: json().data[0] }]
  if (pathname === '/e/') return [{ vendor: 'product-analytics', event: json().event, data: json() }]
}

const origin = 'new URL(document.currentScript.src).origin'

/** Both Google scripts read the data layer; each handles its own entries. */
const followDataLayer = (handle: string) => `(() => {
  const origin = ${origin}
  const handle = ${handle}
  const layer = (window.dataLayer ??= [])
  const push = layer.push.bind(layer)
  layer.push = (...entries) => { for (const entry of entries) handle(entry, origin); return push(...entries) }
  for (const entry of layer) handle(entry, origin)
})()`

const scripts: Record<string, string> = {
  '/gtm.js': followDataLayer(`(entry, origin) => {
    if (!entry.event) return
    fetch(origin + '/container?event=' + entry.event, { method: 'POST', body: JSON.stringify(entry), keepalive: true })
  }`),
  '/gtag/js': followDataLayer(`(entry, origin) => {
    // Skips entries of the tag manager, which are plain objects.
    if (!('length' in entry)) return
    const [command, name, data] = entry
    window.gtagState ??= {}
    if (command === 'consent') Object.assign((window.gtagState.consent ??= {}), data)
    if (command === 'config') Object.assign(window.gtagState, { id: name, user: data.user_id })
    if (command === 'set' && name === 'user_id') window.gtagState.user = data
    if (command !== 'event') return
    const { consent, user, id } = window.gtagState
    const granted = (key) => consent[key] === 'granted' ? '1' : '0'
    const query = new URLSearchParams({ v: '2', tid: id, en: name, gcs: 'G1' + granted('ad_storage') + granted('analytics_storage') })
    if (user) query.set('uid', user)
    query.set('dl', data.page_location ?? location.href)
    query.set('dr', document.referrer)
    document.cookie = '_ga=GA1.1.111.222; path=/'
    fetch(origin + '/g/collect?' + query, { method: 'POST', body: JSON.stringify(data), keepalive: true })
  }`),
  '/c/hotjar-': `(() => {
    const origin = ${origin}
    const run = (command, ...rest) => fetch(origin + '/hotjar?command=' + command, { method: 'POST', body: JSON.stringify(rest), keepalive: true })
    const queue = window.hj.q ?? []
    window.hj = (...command) => run(...command)
    for (const command of queue) run(...command)
  })()`,
  '/ct/core.js': `(() => {
    const origin = ${origin}
    const run = ([command, event, data]) => {
      if (command === 'track') new Image().src = origin + '/v3/?' + new URLSearchParams({ event, ed: JSON.stringify(data) })
    }
    const queue = window.pintrk.queue
    queue.push = (command) => run(command)
    for (const command of queue) run(command)
  })()`,
  ...Object.fromEntries(
    ['en_GB', 'en_US', 'de_DE', 'it_IT'].map((locale) => [`/${locale}/fbevents.js`, pixelScript()]),
  ),
  '/static/array.js': `(() => {
    const origin = ${origin}
    const queue = window.posthog
    const [[key, config]] = queue._i
    let user = null
    const run = ([name, event, properties]) => {
      if (name === 'identify') user = event
      if (name === 'capture') fetch(config.api_host + '/e/', { method: 'POST', keepalive: true, body: JSON.stringify({ api_key: key, event, distinct_id: user, properties }) })
    }
    const waiting = [...queue]
    queue.push = (command) => run(command)
    for (const command of waiting) run(command)
  })()`,
}

function pixelScript(): string {
  return `(() => {
    const origin = ${origin}
    const run = (command, ev, data, options) => {
      if (command === 'track' || command === 'trackCustom')
        new Image().src = origin + '/tr/?' + new URLSearchParams({ id: '42', ev, dl: location.href, rl: document.referrer, cd: JSON.stringify({ ...data, ...options }) })
    }
    window.fbq.callMethod = run
    for (const command of window.fbq.queue.splice(0)) run(...command)
  })()`
}
