import { type Endpoint, type EndpointName, endpointNames, endpointOf } from '@mantel/contract'

/** '/img/{width}/{path*}' as the router writes it: '/img/:width/*'. */
export function routerPath(path: string): string {
  return path.replace(/\{\w+\*\}$/, '*').replace(/\{(\w+)\}/g, ':$1')
}

export function paramNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\*?\}/g)].map((match) => match[1] as string)
}

export function everyPath(endpoint: Endpoint): string[] {
  return [endpoint.path, ...(endpoint.aliases ?? [])]
}

type PathMethods = { pattern: RegExp; method: string }

const known: PathMethods[] = endpointNames.flatMap((name: EndpointName) => {
  const endpoint = endpointOf(name)
  return everyPath(endpoint).map((path) => ({ pattern: patternOf(path), method: endpoint.method }))
})

/** The methods that a path answers; none for a path that nobody serves. */
export function methodsOf(pathname: string): string[] {
  const methods = new Set(known.filter(({ pattern }) => pattern.test(pathname)).map(({ method }) => method))
  if (methods.has('GET')) methods.add('HEAD')
  if (methods.size > 0) methods.add('OPTIONS')
  return [...methods].sort()
}

function patternOf(path: string): RegExp {
  const source = path
    .replace(/\/$/, '')
    .split(/(\{\w+\*?\})/)
    .map((part) =>
      part.endsWith('*}') ? '.+' : part.startsWith('{') ? '[^/]+' : part.replace(/[.*+?^$|()[\]\\]/g, '\\$&'),
    )
    .join('')
  return new RegExp(`^${source}/?$`)
}

export const pathOf = (url: string): string => url.split('?', 1)[0] as string
