import type { TextKey } from '../i18n/text.ts'
import type { Translator } from '../i18n/translator.ts'
import type { RouteRow } from '../route-table.ts'

/** The title of a page whose content provides none. */
export function routeTitle(t: Translator, { name }: Pick<RouteRow, 'name'>): string {
  return t.of(`title.${name.startsWith('blog') ? 'blog' : name}` as TextKey)
}
