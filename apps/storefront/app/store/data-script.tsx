/** Embeds JSON data in the page. The content security policy does not apply, because the browser does not execute it. */
export function DataScript({ id, data }: { id: string; data: unknown }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped JSON; React would escape its quotes, which JSON cannot read.
  return <script type="application/json" id={id} dangerouslySetInnerHTML={{ __html: json }} />
}

/** Reads embedded data; null if the page has none with this id. */
export function readData(page: Document, id: string): unknown {
  const text = page.getElementById(id)?.textContent
  return text ? JSON.parse(text) : null
}
