import type { ConsentChoices, ShopEvent, TagSettings } from '@mantel/domain/tag'

/** The type of `open` in a plugin's browser.tsx. It is called once, after the visitor has agreed. */
export type OpenTag = (settings: Readonly<Record<string, string>>, page: TagPage) => TagSink

export type TagPage = {
  /** The currency of all amounts. */
  currency: string
  /** For example en-GB. */
  locale: string
  choices: ConsentChoices
  /** Only for a signed-in customer who has agreed to this plugin's purpose. */
  userId: string | null
  loadScript(url: string): void
}

export type TagSink = {
  send(event: ShopEvent): void
  /** A customer has signed in, or out (null). */
  setUser?(userId: string | null): void
}

/** Each part is a separate file, which browsers load after consent only. */
const parts = import.meta.glob<{ open: OpenTag }>('./*/browser.tsx')

/** Starts a configured plugin. */
export async function openTag(
  { code, settings }: TagSettings['plugins'][number],
  page: Omit<TagPage, 'loadScript'>,
  onFailure: (url: string) => void,
): Promise<TagSink> {
  const load = parts[`./${code}/browser.tsx`]
  if (!load) throw new Error(`no tag ${code}`)
  const { open } = await load()
  return open(settings, { ...page, loadScript: (url) => loadScript(url, onFailure) })
}

function loadScript(url: string, onFailure: (url: string) => void): void {
  // Two plugins of one vendor may need the same file.
  if (document.querySelector(`script[src="${CSS.escape(url)}"]`)) return
  const script = document.createElement('script')
  script.async = true
  script.src = url
  script.onerror = () => onFailure(url)
  document.head.append(script)
}
