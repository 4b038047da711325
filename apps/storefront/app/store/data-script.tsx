import { expandTables, stringifyCompact } from './compact-json.ts'

/** Embeds JSON data in the page. The content security policy does not apply, because the browser does not execute it. */
export function DataScript({ id, json }: { id: string; json: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped JSON; React would escape its quotes, which JSON cannot read.
  return <script type="application/json" id={id} dangerouslySetInnerHTML={{ __html: json }} />
}

const texts = new WeakMap<object, string>()

/** JSON that can be embedded in a page. The JSON of each object is kept, because the server embeds some objects in every page. */
export function embeddableJson(data: object): string {
  const json = texts.get(data) ?? stringifyCompact(data).replaceAll('<', '\\u003c')
  texts.set(data, json)
  return json
}

/** Reads embedded data; null if the page has none with this id. */
export function readDataScript(page: Document, id: string): unknown {
  const text = page.getElementById(id)?.textContent
  return text ? expandTables(JSON.parse(text)) : null
}
