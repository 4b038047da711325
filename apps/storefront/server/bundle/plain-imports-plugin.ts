import type { Plugin } from 'vite'

const stylesheetList = /^const __vite__mapDeps=.*\n/m
const listArgument = /,\s?__vite__mapDeps\(\[[\d,]*\]\)/g

/**
 * Replaces Vite's wrapper around dynamic imports, which preloads stylesheets and further modules, by a plain import, and removes the
 * wrapper's argument, a list of stylesheets. The shop does not need them: all pages share one stylesheet. Both would exceed the size budget
 * of the first load.
 */
export const plainImportsPlugin: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load()' : null),
  generateBundle: {
    // Runs after Vite's own step, which writes the lists.
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = file.code.replace(stylesheetList, '').replaceAll(listArgument, '')
    },
  },
}
