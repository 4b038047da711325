import type { Plugin } from 'vite'

const stylesheetList = /^const __vite__mapDeps=.*\n/m
const listArgument = /,\s?__vite__mapDeps\(\[[\d,]*\]\)/g

/**
 * Replaces Vite's wrapper around dynamic imports, which preloads stylesheets and imports, and removes the lists of stylesheets that the
 * wrapper is called with. All pages share one stylesheet, and the budget of the first load has no room for either.
 */
export const plainImportsPlugin: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load()' : null),
  generateBundle: {
    // Vite writes the lists in its own step before.
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = file.code.replace(stylesheetList, '').replaceAll(listArgument, '')
    },
  },
}
