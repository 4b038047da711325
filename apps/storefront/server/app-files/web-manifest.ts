import { storePath } from '@mantel/domain/store'
import type { Place } from '../../app/place/place.ts'
import { themeColours } from '../../app/place/theme-colours.ts'

/**
 * What installing the shop means: each store view is an app of its own, which opens in its language. All views of a
 * website are within it, so that who switches stores stays in the app.
 */
export function webManifest({ view, website, locale }: Place): object {
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
