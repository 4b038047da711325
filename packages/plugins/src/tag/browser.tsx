import type { ConsentChoices, ShopEvent, TagSettings } from '@mantel/domain/tag'

/** The type of `open` in a plugin's browser.tsx. It is called once, after the visitor has agreed. */
export type OpenTag = (settings: Readonly<Record<string, string>>, page: TagPage) => OpenedTag

export type TagPage = {
  /** The currency of all amounts. */
  currency: string
  /** The store view's locale, for example en-GB. */
  locale: string
  choices: ConsentChoices
  /** The customer's id, only if a customer is signed in and has agreed to this plugin's purpose. */
  userId: string | null
  loadScript(url: string): void
}

export type OpenedTag = {
  send(event: ShopEvent): void
  /** Called when a customer has signed in, or signed out (null). */
  setUser?(userId: string | null): void
}

/** Each plugin's part is a separate file, which browsers load only after consent. */
const parts = import.meta.glob<{ open: OpenTag }>('./*/browser.tsx')

/** Starts a configured plugin. */
export async function openTag(
  { code, settings }: TagSettings['plugins'][number],
  page: Omit<TagPage, 'loadScript'>,
  onFailure: (url: string) => void,
): Promise<OpenedTag> {
  const load = parts[`./${code}/browser.tsx`]
  if (!load) throw new Error(`unknown tag plugin ${code}`)
  const { open } = await load()
  return open(settings, { ...page, loadScript: (url) => loadScript(url, onFailure) })
}

function loadScript(url: string, onFailure: (url: string) => void): void {
  // Another plugin of the same vendor may have loaded the same file already.
  if (document.querySelector(`script[src="${CSS.escape(url)}"]`)) return
  const script = document.createElement('script')
  script.async = true
  script.src = url
  script.onerror = () => onFailure(url)
  document.head.append(script)
}
