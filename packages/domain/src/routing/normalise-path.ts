/** '/clocks/oak' of 'clocks/oak/?page=2#top': one slash in front, none at the end, nothing after the path. */
export function normalisePath(path: string): string {
  const plain = path.replace(/[?#].*$/s, '').replace(/^[/\\]+/, '')
  return `/${plain.replace(/\/+$/, '')}`
}

/** As catalogue documents write a path: 'clocks/oak'. */
export function urlPathOf(path: string): string {
  return normalisePath(path).slice(1)
}
