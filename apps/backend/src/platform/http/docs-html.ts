import type { JsonSchema, OpenApi, Operation } from './openapi.ts'
import { outline } from './schema-outline.ts'

export const docsStyle = `
:root { color-scheme: light dark; --ink: #1d1b18; --soft: #6b655c; --paper: #fbf9f5; --card: #fff; --line: #e4ded3; --accent: #8a4b1f }
@media (prefers-color-scheme: dark) { :root { --ink: #ece7df; --soft: #a49c90; --paper: #171512; --card: #201d19; --line: #37322b; --accent: #e0a06a } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif }
main, header { max-width: 62rem; margin: 0 auto; padding: 1.5rem }
h1 { font-size: 2rem; margin: 1rem 0 .25rem } h2 { margin: 2.5rem 0 .75rem; text-transform: capitalize } h3 { margin: 0; font-size: 1rem }
nav ul { display: flex; flex-wrap: wrap; gap: .5rem 1rem; padding: 0; list-style: none }
a { color: var(--accent) }
article { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: 1rem 1.25rem; margin: 0 0 1rem }
code, pre { font: .85rem/1.5 ui-monospace, monospace }
pre { margin: .25rem 0 0; overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: 7rem 1fr; gap: .35rem 1rem; margin: .75rem 0 0 }
dt { color: var(--soft) } dd { margin: 0; min-width: 0 }
.method { display: inline-block; min-width: 4.25rem; font-weight: 700; color: var(--accent) }
.soft { color: var(--soft) }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr } dt { margin-top: .5rem } }
`

type Shown = { path: string; method: string; operation: Operation }

/** One page, every call in sight, so that the browser's own find is the search. */
export function docsHtml(api: OpenApi): string {
  const shown: Shown[] = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const groups = api.tags.map(({ name }) => ({
    name,
    calls: shown.filter(({ operation }) => operation.tags[0] === name),
  }))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(api.info.title)} API ${escaped(api.info.version)}</title>
<style>${docsStyle}</style>
</head>
<body>
<header>
<h1>${escaped(api.info.title)} API</h1>
<p class="soft">Version ${escaped(api.info.version)} · ${shown.length} calls · <a href="/api/openapi.json">OpenAPI 3.1</a></p>
<p>${escaped(api.info.description)} A call that is not built yet answers 501. In the outlines ? may be left out, … further keys are allowed.</p>
<nav aria-label="Groups"><ul>${groups.map(({ name }) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ul></nav>
</header>
<main>
${groups.map(({ name, calls }) => `<section id="${name}"><h2>${name}</h2>\n${calls.map(article).join('\n')}</section>`).join('\n')}
</main>
</body>
</html>
`
}

function article({ path, method, operation }: Shown): string {
  const facts = [
    fact(
      'Name',
      `<code>${operation.operationId}</code>${operation['x-implemented'] ? '' : ' <span class="soft">not built yet</span>'}`,
    ),
    operation['x-aliases'] &&
      fact('Also at', operation['x-aliases'].map((alias) => `<code>${escaped(alias)}</code>`).join(', ')),
    operation.security.length > 0 && fact('Token', operation.security.length > 2 ? 'if there is one' : 'required'),
    parameterFact('Path', operation, 'path'),
    parameterFact('Query', operation, 'query'),
    operation.requestBody && fact('Body', block(schemaIn(operation.requestBody.content))),
    fact('Answer', block(schemaIn(operation.responses['200']?.content))),
    fact('Refusals', refusals(operation)),
  ]
  return `<article id="${operation.operationId}">
<h3><span class="method">${method}</span> <code>${escaped(path)}</code></h3>
<p>${escaped(operation.summary)}</p>
<dl>${facts.filter(Boolean).join('')}</dl>
</article>`
}

const fact = (name: string, html: string) => `<dt>${name}</dt><dd>${html}</dd>`
const block = (schema: JsonSchema) => `<pre>${escaped(outline(schema))}</pre>`
const schemaIn = (content: Record<string, { schema: JsonSchema }> | undefined) =>
  Object.values(content ?? {})[0]?.schema ?? {}

function parameterFact(label: string, operation: Operation, where: 'path' | 'query'): string | false {
  const lines = operation.parameters
    .filter((parameter) => parameter.in === where)
    .map(({ name, required, schema }) => `${name}${required ? '' : '?'}: ${outline(schema)}`)
  return lines.length > 0 && fact(label, `<pre>${escaped(lines.join('\n'))}</pre>`)
}

function refusals(operation: Operation): string {
  const lines = Object.entries(operation.responses)
    .filter(([status]) => Number(status) >= 400)
    .map(([status, { description }]) => `<div><code>${status}</code> ${escaped(description)}</div>`)
  return lines.join('') || '<span class="soft">only those of broken callers</span>'
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)
}
