import type { ContentDocument } from '@mantel/contract'
import { type DemoView, formatTimestamp } from '../demo-view.ts'
import { paragraphs, type Translations, toTextByLanguage } from '../texts.ts'
import { biographies } from './biographies.ts'
import { type ArtistKey, artists, type BrandKey, brands } from './names.ts'

const makers = [...Object.entries(artists), ...Object.entries(brands)] as [ArtistKey | BrandKey, string][]

/** Ids of the pages and blocks about makers start here; all other pages and blocks have lower ids. */
const firstBlock = 501
const pageId = 501

const page: { slug: Translations; title: Translations; intro: Translations; description: Translations } = {
  slug: ['our-makers', 'unsere-ateliers', 'i-nostri-artigiani'],
  title: ['The people who make our things', 'Die Menschen hinter unseren Dingen', 'Chi fa le nostre cose'],
  intro: [
    'Everything in the shop was drawn, cut, cast or carved by somebody with a name. Here they are, studios first and workshops after.',
    'Alles in unserem Laden hat jemand mit einem Namen gezeichnet, geschnitten, gegossen oder geschnitzt. Hier sind sie: erst die Ateliers, dann die Werkstätten.',
    'Tutto ciò che vendiamo è stato disegnato, tagliato, fuso o intagliato da qualcuno con un nome. Eccoli: prima gli studi, poi i laboratori.',
  ],
  description: [
    'The studios and workshops behind our clocks, pictures, frames and cards.',
    'Die Ateliers und Werkstätten hinter unseren Uhren, Bildern, Rahmen und Karten.',
    'Gli studi e i laboratori dietro i nostri orologi, quadri, cornici e biglietti.',
  ],
}

const monogram = (key: string) => `/demo/studios/${key}.svg`

/** One block per maker, for the product page: 'maker-renwick' and so on, with the monogram. */
export function* makerBlocks({ language, storeId, now }: DemoView): Iterable<ContentDocument> {
  for (const [index, [key, name]] of makers.entries()) {
    yield {
      id: firstBlock + index,
      identifier: `maker-${key}`,
      title: name,
      content: paragraphs(toTextByLanguage(biographies[key])[language]),
      image: monogram(key),
      active: true,
      store_id: [storeId],
      creation_time: formatTimestamp(now, -640),
      update_time: formatTimestamp(now, -60),
    }
  }
}

/** A page with all makers. */
export function makersPage({ language, storeId, now }: DemoView): ContentDocument {
  const slug = toTextByLanguage(page.slug)[language]
  const each = makers.map(
    ([key, name]) =>
      `<h2 id="${key}">${name.replaceAll('&', '&amp;')}</h2>${paragraphs(toTextByLanguage(biographies[key])[language])}`,
  )
  return {
    id: pageId,
    identifier: slug,
    url_path: slug,
    title: toTextByLanguage(page.title)[language],
    content_heading: toTextByLanguage(page.title)[language],
    content: [paragraphs(toTextByLanguage(page.intro)[language]), ...each].join('\n'),
    page_layout: '1column',
    meta_keywords: null,
    meta_description: toTextByLanguage(page.description)[language],
    sort_order: '900',
    active: true,
    store_id: [storeId],
    creation_time: formatTimestamp(now, -640),
    update_time: formatTimestamp(now, -60),
  }
}
