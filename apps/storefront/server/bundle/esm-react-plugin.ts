import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const wrapped = ['react', 'react-dom']
const prefix = 'virtual:esm-'

/**
 * React's packages are CommonJS. Each file that imports one would need Rolldown's helper for CommonJS, and the browser one more file
 * with that helper. This plugin exports them once, as a standard module within the framework's file.
 */
export const esmReactPlugin: Plugin = {
  name: 'esm-react',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(source, importer) {
    const isOwn = importer !== undefined && !importer.includes('node_modules') && !importer.startsWith(prefix)
    return isOwn && wrapped.includes(source) ? `${prefix}${source}` : null
  },
  load(id) {
    if (!id.startsWith(prefix)) return null
    const name = id.slice(prefix.length)
    const exported = Object.keys(require(name) as object).filter((key) => /^[a-zA-Z]\w*$/.test(key))
    const lines = exported.map((key) => `export const ${key} = /* @__PURE__ */ (() => whole.${key})()`)
    return [`import whole from '${name}'`, ...lines].join('\n')
  },
}
