import type { Place } from './place.ts'

const elementId = 'place'

/** The place as data in the page. Not a script that runs, so the content security policy has no say in it. */
export function PlaceScript({ place }: { place: Place }) {
  const json = JSON.stringify(place).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped JSON; React would escape its quotes, which JSON cannot read.
  return <script type="application/json" id={elementId} dangerouslySetInnerHTML={{ __html: json }} />
}

export function readPlace(page: Document): Place {
  const text = page.getElementById(elementId)?.textContent
  if (!text) throw new Error('The page holds no place')
  return JSON.parse(text)
}
