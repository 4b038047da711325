import type { BrowserContext, Page } from 'playwright-core'

/**
 * The effects of the attack vectors: one line for each script that ran or tried to run, and for each request to another
 * host.
 */
export type ScriptAttempts = string[]

/** Records dialogs, calls of `xss()`, violations of the content security policy and requests to other hosts. */
export async function watchScripts(context: BrowserContext, port: number): Promise<ScriptAttempts> {
  const attempts: ScriptAttempts = []
  await context.exposeBinding('reportAttempt', (_source, attempt: string) => void attempts.push(attempt))
  await context.addInitScript(addExecutableFinder)
  await context.addInitScript(() => {
    const { reportAttempt } = window as unknown as { reportAttempt(attempt: string): void }
    const report = (attempt: string) => reportAttempt(`${attempt} on ${location.href.slice(0, 200)}`)
    Object.assign(window, { xss: () => report('executed') })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      report(`blocked by ${violatedDirective}: ${blockedURI} ${sample}`),
    )
  })
  context.on('page', (page) =>
    page.on('dialog', (dialog) => {
      attempts.push(`dialog on ${page.url()}`)
      void dialog.dismiss()
    }),
  )
  context.on('request', (request) => {
    const { protocol, port: requestPort } = new URL(request.url())
    if (/^https?:$/.test(protocol) && requestPort !== String(port)) attempts.push(`request to ${request.url()}`)
  })
  return attempts
}

type WithExecutableFinder = { executablesIn(root: Document): string[] }

/** Adds a function to the page that finds everything in a document that would run when it is parsed, clicked or touched. */
function addExecutableFinder(): void {
  const harmless = ['http:', 'https:', 'mailto:', 'tel:']
  const isExecutable = ({ name, value }: Attr) => {
    if (/^on/i.test(name)) return true
    if (!/^(href|src|action|formaction|data|xlink:href)$/i.test(name)) return false
    const { protocol } = new URL(value, location.href)
    return !harmless.includes(protocol) && !/^data:image\/(?!svg)/i.test(value)
  }
  // The router's data is a text in a script of the shop.
  // `text` does not exist on scripts in SVG.
  const textOf = ({ textContent }: Element) => textContent ?? ''
  const isData = (script: Element) =>
    /json/.test(script.getAttribute('type') ?? '') ||
    textOf(script).startsWith('window.__reactRouterContext.streamController.enqueue("')
  const isScript = (script: Element) => !isData(script) && textOf(script).includes('xss(')
  const executablesIn: WithExecutableFinder['executablesIn'] = (root) => [
    ...[...root.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter(isExecutable)
        .map(({ name, value }) => `<${element.tagName.toLowerCase()} ${name}="${value.slice(0, 80)}">`),
    ),
    ...[...root.querySelectorAll('script')].filter(isScript).map((script) => `<script>${textOf(script).slice(0, 80)}`),
  ]
  Object.assign(window, { executablesIn })
}

/** Searches the page in its current state. */
export const findExecutables = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as WithExecutableFinder).executablesIn(document))

/** Searches replies that the browser only parses, which is much faster than opening them as pages. */
export const findExecutablesInReplies = (page: Page, addresses: readonly string[]): Promise<string[]> =>
  page.evaluate(async (all) => {
    const { executablesIn } = window as unknown as WithExecutableFinder
    const read = async (address: string) => {
      const html = await (await fetch(address)).text()
      return executablesIn(new DOMParser().parseFromString(html, 'text/html')).map(
        (executable) => `${executable} on ${address}`,
      )
    }
    return (await Promise.all(all.map(read))).flat()
  }, addresses)

/** Searches documents that the browser renders with scripts, in frames of a page without scripts of its own. */
export async function findExecutablesInFrames(
  page: Page,
  address: string,
  documents: readonly string[],
): Promise<string[]> {
  await page.goto(address)
  return page.evaluate(async (all) => {
    const { executablesIn } = window as unknown as WithExecutableFinder
    const read = async (html: string) => {
      const frame = document.createElement('iframe')
      frame.srcdoc = html
      await new Promise((done) => {
        frame.addEventListener('load', done)
        document.body.append(frame)
      })
      return executablesIn(frame.contentDocument as Document)
    }
    return (await Promise.all(all.map(read))).flat()
  }, documents)
}
