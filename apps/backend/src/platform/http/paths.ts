import { type EndpointName, endpointNames, type ServedEndpoint, servedEndpoint } from '@mantel/contract'

/** Converts '/img/{width}/{path*}' to the router's form '/img/:width/*'. */
export function routerPath(path: string): string {
  return path.replace(/\{\w+\*\}$/, '*').replace(/\{(\w+)\}/g, ':$1')
}

export function paramNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\*?\}/g)].map((match) => match[1] as string)
}

export function allPathsOf(endpoint: ServedEndpoint): string[] {
  return [endpoint.path, ...(endpoint.aliases ?? [])]
}

type PathMethod = { pattern: RegExp; method: string }

const pathMethods: PathMethod[] = endpointNames.flatMap((name: EndpointName) => {
  const endpoint = servedEndpoint(name)
  return allPathsOf(endpoint).map((path) => ({ pattern: patternOf(path), method: endpoint.method }))
})

/** The methods that a path supports; none for an unknown path. */
export function methodsOf(pathname: string): string[] {
  const methods = new Set(pathMethods.filter(({ pattern }) => pattern.test(pathname)).map(({ method }) => method))
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

export function pathOf(url: string): string {
  const at = url.indexOf('?')
  return at < 0 ? url : url.slice(0, at)
}

/** Percent-decoded, or as it is when it cannot be decoded. */
export function decodedPath(path: string): string {
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
