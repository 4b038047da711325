import { storePath } from '@mantel/domain/store'
import type { CurrentStore } from '../../app/store/current-store.ts'
import { themeColours } from '../../app/store/theme-colours.ts'

/**
 * The web app manifest. Each store view is a separate app that starts in its language. The scope covers all views of the
 * website, so that switching stores stays inside the app.
 */
export function createWebManifest({ view, website, locale }: CurrentStore): object {
  const { theme } = website
  const { light } = themeColours[theme]
  const start = storePath(view, '/')
  const icons = [192, 512].flatMap((size) =>
    (['any', 'maskable'] as const).map((purpose) => ({
      src: `/icons/${theme}${purpose === 'any' ? '' : `-${purpose}`}-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  )
  return {
    id: start,
    name: view.name,
    short_name: website.name,
    lang: locale,
    dir: 'ltr',
    start_url: start,
    scope: '/',
    display: 'standalone',
    background_color: light,
    theme_color: light,
    categories: ['shopping'],
    icons: [{ src: `/icons/${theme}.svg`, sizes: 'any', type: 'image/svg+xml' }, ...icons],
  }
}
