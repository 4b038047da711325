import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listSourceFiles } from './source-files.ts'

/** Files that define keys; a key that occurs only there is not read. */
const messageFiles = /^packages\/contract\/src\/messages\/en[^/]*\.ts$/
const textFiles = /^apps\/storefront\/app\/i18n\/en-GB\/[^/]+\.ts$/
const constantFiles = /^packages\/domain\/src\/constants\/[^/]+\.ts$/
const definitions = [
  /^packages\/contract\/src\/messages\//,
  /^apps\/storefront\/app\/i18n\/[a-z]{2}-[A-Z]{2}\//,
  constantFiles,
]
const productCode = /^(packages\/[^/]+\/src|apps\/(backend|shop|gateway)\/src|apps\/storefront\/(app|server|sw))\//
const testCode = /\.test\.tsx?$|\/testing(\.ts$|\/)/

/** Returns one line for every message, text and constant that no product code reads. */
export function checkReaders(root: string): string[] {
  const files = listSourceFiles(root, ['.ts', '.tsx'])
    .filter((path) => !testCode.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  const readers = files.filter(({ path }) => productCode.test(path) && !definitions.some((one) => one.test(path)))
  const defined = (pattern: RegExp) => files.filter(({ path }) => pattern.test(path)).map(({ text }) => text)
  const isRead = readerOfKeys(readers.map(({ text }) => withoutDescriptions(text)))
  const missing = [
    ...defined(messageFiles)
      .flatMap(keysOf)
      .filter((key) => !isRead(key))
      .map((key) => `message ${key}`),
    ...defined(textFiles)
      .flatMap(keysOf)
      .filter((key) => !isRead(key))
      .map((key) => `text ${key}`),
    ...defined(constantFiles).flatMap((text) =>
      unreadConstants(
        text,
        readers.map((file) => file.text),
      ),
    ),
  ]
  return missing.map((key) => `${key} has no reader in product code: use it or remove it`)
}

/** Removes comments and the contract's lists of possible refusals, which mention message keys without sending the message. */
function withoutDescriptions(source: string): string {
  return source.replaceAll(/(^|\s)(?:\/\*[\s\S]*?\*\/|\/\/.*$)/gm, '$1').replaceAll(/\brefusals: \[[^\]]*\]/g, '')
}

/** The keys of a flat table of texts. */
function keysOf(source: string): string[] {
  return [...source.matchAll(/^ {2}(?:'([\w.-]+)'|([a-z]\w*)):/gm)].map(([, quoted, plain]) => quoted ?? plain ?? '')
}

/**
 * A key counts as read if it occurs as a literal, or through a template such as `stock.${state}` if the variable part occurs as
 * a literal somewhere.
 */
function readerOfKeys(sources: readonly string[]): (key: string) => boolean {
  const literals = new Set<string>()
  const names = new Set<string>()
  const templates = new Set<string>()
  for (const source of sources) {
    for (const [, literal = ''] of source.matchAll(/['"`]([\w.-]+)['"`]/g)) literals.add(literal)
    for (const [, name = ''] of source.matchAll(/^\s+(\w+):/gm)) names.add(name)
    for (const [, template = ''] of source.matchAll(/`([\w.-]*[._](?:\$\{[^`{}]*\}[\w.-]*)+)`/g))
      templates.add(template)
  }
  const patterns = [...templates].map(
    (template) => new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '([\\w-]+)')}$`),
  )
  const isMade = (key: string) =>
    patterns.some((pattern) =>
      pattern
        .exec(key)
        ?.slice(1)
        .every((part) => literals.has(part) || names.has(part) || /^\d+$/.test(part)),
    )
  return (key) => literals.has(key) || isMade(key)
}

/** A field of a constant counts as read if it is used by its name. All fields count as read where the whole object is used. */
function unreadConstants(source: string, readers: readonly string[]): string[] {
  const tables = [...source.matchAll(/^export const (\w+) = (\{[\s\S]*?\}|\[[\s\S]*?\]) as const$/gm)]
  return tables.flatMap(([, name = '', body = '']) => {
    const uses = readers.flatMap((text) => usesOf(name, text))
    const isWhole = uses.some((use) => !use.startsWith('.'))
    const fields = body.startsWith('{') ? fieldsOf(body) : []
    if (isWhole) return []
    if (fields.length === 0) return uses.length > 0 ? [] : [`constant ${name}`]
    return fields.filter((field) => !uses.includes(`.${field}`)).map((field) => `constant ${name}.${field}`)
  })
}

/** The names of the top-level fields; a nested object counts as one field. */
function fieldsOf(body: string): string[] {
  const flat = body
    .slice(1, -1)
    .replaceAll(/\/\*\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replaceAll(/'[^']*'/g, '')
    .replaceAll(/\{[^{}]*\}/g, '')
  return [...flat.matchAll(/(\w+):/g)].map(([, field = '']) => field)
}

/** '.field' for each field that the file uses of the imported constant; 'name' where it uses the whole object. */
function usesOf(name: string, text: string): string[] {
  const imports = [...text.matchAll(/import \{([^}]*)\} from '[^']*constants(?:\/index\.ts)?'/g)]
  const [, names = ''] = imports[0] ?? []
  const imported = names.split(',').map((one) => one.trim().split(/\s+as\s+/))
  const local = imported.flatMap(([original, alias]) => (original === name ? [alias ?? name] : []))[0]
  if (!local) return []
  const code = text.replaceAll(/import \{[^}]*\} from '[^']*'/g, '').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
  const picked = [...code.matchAll(new RegExp(`\\{([^{}]*)\\} = ${local}\\b(?!\\.)`, 'g'))]
  const fields = picked.flatMap(([, list = '']) => list.split(',').map((one) => `.${one.trim().split(/[\s:]/)[0]}`))
  const others = code.replaceAll(new RegExp(`\\{[^{}]*\\} = ${local}\\b(?!\\.)`, 'g'), '')
  const uses = [...others.matchAll(new RegExp(`(?<![.\\w'])${local}\\b(?!['\\w])(\\.\\w+)?`, 'g'))]
  return [...fields, ...uses.map(([, field]) => field ?? name)]
}

if (import.meta.main) {
  const problems = checkReaders(process.cwd())
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length ? 1 : 0
}
