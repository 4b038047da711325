import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { loadDictionary } from '../i18n/dictionaries.ts'
import { TextProvider } from '../i18n/text-context.tsx'
import type { Place } from '../place/place.ts'
import { PlaceProvider } from '../place/place-context.tsx'
import type { OfflinePage } from '../server-entry.ts'
import { OfflineDocument } from './offline-document.tsx'
import { returnScript } from './return-script.ts'

/** A page without a router and without any script of the build: what is kept of it is all that it needs. */
export async function renderOffline(place: Place, styles: readonly string[]): Promise<OfflinePage> {
  const dictionary = await loadDictionary(place.locale)
  const html = renderToStaticMarkup(
    <PlaceProvider place={place}>
      <TextProvider dictionary={dictionary} i18n={place.view.i18n}>
        <OfflineDocument styles={styles.map((href) => href.replace(/#$/, ''))} script={returnScript} />
      </TextProvider>
    </PlaceProvider>,
  )
  return {
    document: `<!DOCTYPE html>${html}`,
    scriptHashes: [`'sha256-${createHash('sha256').update(returnScript).digest('base64')}'`],
  }
}
