/** How addresses follow names and places. Endings like '.html' stay where they are. */

/** ('clocks/oak.html', 'ash') → 'clocks/ash.html' */
export function withLastSegment(path: string, key: string): string {
  return path.replace(/[^/]+?(\.html?)?$/, (_, ending = '') => `${key}${ending}`)
}

/** The last part without its ending: 'oak' of 'clocks/oak.html'. */
export function lastSegment(path: string): string {
  return withoutEnding(path).split('/').at(-1) ?? ''
}

/** ('clocks.html', 'wall') → 'clocks/wall.html': where something stands below an address, or at the top of the store. */
export function below(parentPath: string | null, path: string): string {
  const [, ending = ''] = /(\.html?)?$/.exec(path) ?? []
  return `${parentPath === null ? '' : `${withoutEnding(parentPath)}/`}${lastSegment(path)}${ending}`
}

/** The address of what stood below `from` when that is `to` now; unchanged if it stood elsewhere. */
export function follow(path: string, from: string, to: string): string {
  const [old, now] = [`${withoutEnding(from)}/`, `${withoutEnding(to)}/`]
  return path.startsWith(old) ? now + path.slice(old.length) : path
}

function withoutEnding(path: string): string {
  return path.replace(/\.html?$/, '')
}
