/** Data in the page. Not a script that runs, so the content security policy has no say in it. */
export function DataScript({ id, data }: { id: string; data: unknown }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped JSON; React would escape its quotes, which JSON cannot read.
  return <script type="application/json" id={id} dangerouslySetInnerHTML={{ __html: json }} />
}

/** null where the page holds none of that name. */
export function readData(page: Document, id: string): unknown {
  const text = page.getElementById(id)?.textContent
  return text ? JSON.parse(text) : null
}
