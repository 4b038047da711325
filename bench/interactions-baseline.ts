import type { Page } from 'playwright-core'
import { readCatalogue } from '../e2e/shop/read-catalogue.ts'

export const baselinePagePath = '/interactions-floor'

/** A page on the shop's own origin without a framework: its button changes its text, requests a list and writes it as HTML. */
export async function serveBaselinePage(page: Page, port: number): Promise<void> {
  const { view } = await readCatalogue(port, 'default')
  const list = `/api/catalog/${view.catalog.index}/product/_search?size=24`
  const body = `<!doctype html><title>Floor</title><button>press</button><ul></ul><script>
    const [button] = document.getElementsByTagName('button')
    button.onclick = async () => {
      button.textContent = 'pressed'
      const { hits } = await (await fetch(${JSON.stringify(list)})).json()
      document.querySelector('ul').innerHTML = hits.hits.map(({ _source }) => '<li>' + _source.name).join('')
    }
  </script>`
  await page.route(`**${baselinePagePath}`, (route) => route.fulfill({ contentType: 'text/html', body }))
}
