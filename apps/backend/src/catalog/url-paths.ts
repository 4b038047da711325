/** Computes URL paths after a rename or move. Extensions such as '.html' are preserved. */

/** ('clocks/oak.html', 'ash') → 'clocks/ash.html' */
export function withLastSegment(path: string, key: string): string {
  return path.replace(/[^/]+?(\.html?)?$/, (_, extension = '') => `${key}${extension}`)
}

/** The last segment without its extension: 'oak' of 'clocks/oak.html'. */
export function lastSegment(path: string): string {
  return withoutExtension(path).split('/').at(-1) ?? ''
}

/** ('clocks.html', 'sale/wall.html') → 'clocks/wall.html'. parentPath null: at the root of the store. */
export function pathBelow(parentPath: string | null, path: string): string {
  const [, extension = ''] = /(\.html?)?$/.exec(path) ?? []
  return `${parentPath === null ? '' : `${withoutExtension(parentPath)}/`}${lastSegment(path)}${extension}`
}

/** The new path of a descendant of from, which has moved to to. Other paths are unchanged. */
export function movedDescendantPath(path: string, from: string, to: string): string {
  const [oldPrefix, newPrefix] = [`${withoutExtension(from)}/`, `${withoutExtension(to)}/`]
  return path.startsWith(oldPrefix) ? newPrefix + path.slice(oldPrefix.length) : path
}

function withoutExtension(path: string): string {
  return path.replace(/\.html?$/, '')
}
