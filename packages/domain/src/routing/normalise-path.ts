/** Turns 'clocks/oak/?page=2#top' into '/clocks/oak': one leading slash, no trailing slash, no query or fragment. */
export function normalisePath(path: string): string {
  const plain = path.replace(/[?#].*$/s, '').replace(/^[/\\]+/, '')
  return `/${plain.replace(/\/+$/, '')}`
}

/** Path in the format of catalogue documents: 'clocks/oak'. */
export function urlPathOf(path: string): string {
  return normalisePath(path).slice(1)
}
