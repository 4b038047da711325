import { storePath } from '@mantel/domain/store'
import { homeTexts } from './home-texts.ts'
import { html } from './html.ts'
import { type Place, page } from './page.ts'

export function renderMissing(place: Place): string {
  const texts = homeTexts[place.view.language]
  const main = html`<section class="lone room"><h1>${texts.missing}</h1>
<p>${texts.missingLine} <a href="${storePath(place.view, '/')}">${texts.home}</a></p></section>`
  return page(place, { title: `${texts.missing} · ${place.website.name}` }, main)
}
