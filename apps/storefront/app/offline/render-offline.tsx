import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { loadDictionary } from '../i18n/dictionaries.ts'
import { TextProvider } from '../i18n/text-context.tsx'
import type { OfflinePage } from '../server-entry.ts'
import type { CurrentStore } from '../store/current-store.ts'
import { StoreProvider } from '../store/store-context.tsx'
import { OfflineDocument } from './offline-document.tsx'
import { reloadScript } from './reload-script.ts'

/**
 * Renders a page without a router and without scripts of the build: it works from the cached document and styles alone.
 */
export async function renderOffline(store: CurrentStore, styles: readonly string[]): Promise<OfflinePage> {
  const dictionary = await loadDictionary(store.locale)
  const html = renderToStaticMarkup(
    <StoreProvider store={store}>
      <TextProvider dictionary={dictionary} i18n={store.view.i18n}>
        <OfflineDocument styles={styles.map((href) => href.replace(/#$/, ''))} script={reloadScript} />
      </TextProvider>
    </StoreProvider>,
  )
  return {
    document: `<!DOCTYPE html>${html}`,
    scriptHashes: [`'sha256-${createHash('sha256').update(reloadScript).digest('base64')}'`],
  }
}
