const allowed = new Set(['p', 'h2', 'ul', 'ol', 'li', 'blockquote', 'em', 'a'])

/** Unbalanced tags in document order. */
export function unclosedTags(html: string): string[] {
  const open: string[] = []
  for (const [tag, slash, name] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/gi)) {
    if (!slash) open.push(name!)
    else if (open.pop() !== name) return [tag]
  }
  return open
}

/** Elements and attributes that content must not have. */
export function unsafeMarkup(html: string): string[] {
  return [...html.matchAll(/<\/?([a-z0-9]+)((?:\s[^>]*)?)>/gi)].flatMap(([tag, name, attributes]) => {
    const expected = name === 'a' && !tag.startsWith('</') ? /^ href="(\/[^"]*|mailto:[^"]+)"$/ : /^$/
    return allowed.has(name!) && expected.test(attributes!) ? [] : [tag]
  })
}
