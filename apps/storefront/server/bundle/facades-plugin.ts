import type { Plugin } from 'vite'

/** Matches the whole code of a file that only re-exports from another file: `export{t as CategoryScreen}from"./category-1.js";`. */
const facade = /^export\s?\{([^}]*)\}\s?from\s?["']\.\/([^"']+)["'];?(?:import\s?["'][^"']+["'];?)*\s*$/
const dynamicImport = /import\(["'`]\.\/([^"'`]+)["'`]\)/g

/** The name of the file, beside Vite's manifest, that lists the larger file of each removed module. */
export const facadesFile = '.vite/facades.json'

/**
 * Rolldown writes a file for every dynamic import, even if its module is part of a larger file. This plugin removes the files that only
 * re-export from a larger file and lets the dynamic imports load the larger file itself.
 */
export const facadesPlugin: Plugin = {
  name: 'facades',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  configResolved({ environments }) {
    // Rolldown requires this option for groups that do not include the imports of their modules (chunk-groups.ts).
    const options = environments.client?.build.rolldownOptions
    if (options) options.preserveEntrySignatures = 'allow-extension'
  },
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const removed: Record<string, string> = {}
      const replacements = new Map<string, string>()
      for (const { fileName, code, isDynamicEntry, isEntry, facadeModuleId } of chunks) {
        const [, names, target] = facade.exec(code) ?? []
        if (!isDynamicEntry || isEntry || names === undefined || !target || !facadeModuleId) continue
        const exports = names.split(',').map((one) => one.trim().split(/\s+as\s+/))
        const fields = exports.map(([there = '', own = there]) => `${own}:m.${there}`)
        replacements.set(fileName.replace(/^.*\//, ''), `import("./${target}").then(m=>({${fields}}))`)
        removed[facadeModuleId.replaceAll('\\', '/').replace(/^.*\/(?=app\/)/, '')] = fileName.replace(/[^/]*$/, target)
        delete bundle[fileName]
      }
      for (const chunk of chunks)
        chunk.code = chunk.code.replaceAll(dynamicImport, (whole, file) => replacements.get(file) ?? whole)
      this.emitFile({ type: 'asset', fileName: facadesFile, source: JSON.stringify(removed) })
    },
  },
}
