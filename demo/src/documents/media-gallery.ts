import type { MediaEntry } from '@mantel/contract'
import type { Language } from '@mantel/domain/store'
import type { View } from '../../pictures/recipe.ts'
import type { DemoView } from '../demo-view.ts'
import { picturePath } from '../pictures/picture-path.ts'
import type { ProductModel } from '../products/model.ts'
import { hash } from '../random.ts'
import { type Translations, toTextByLanguage } from '../texts.ts'

const viewWords: Record<View, Translations> = {
  front: ['{name}, seen from the front', '{name}, Ansicht von vorn', '{name}, vista frontale'],
  angle: ['{name}, seen at an angle', '{name}, schräg gesehen', '{name}, vista di tre quarti'],
  detail: ['{name}, in detail', '{name}, Detail', '{name}, dettaglio'],
  room: ['{name} in a room', '{name} im Raum', '{name} ambientato'],
  back: ['{name}, the back', '{name}, Rückseite', '{name}, il retro'],
  pack: ['{name} in its box', '{name} in der Schachtel', '{name} nella scatola'],
}

const video: { title: Translations; text: Translations } = {
  title: ['{name}: one minute on the bench', '{name}: eine Minute auf der Werkbank', '{name}: un minuto sul banco'],
  text: [
    'Filmed in our workshop, with sound.',
    'In unserer Werkstatt gefilmt, mit Ton.',
    'Girato nel nostro laboratorio, con audio.',
  ],
}

const fillName = (text: Translations, name: string, language: Language) =>
  toTextByLanguage(text)[language].replace('{name}', name)

export function mediaGallery(model: ProductModel, { language }: DemoView): MediaEntry[] {
  const name = model.name[language]
  const pictures = model.views.map(
    (view, index): MediaEntry => ({
      image: picturePath(model, view, language),
      pos: index + 1,
      typ: 'image',
      lab: fillName(viewWords[view], name, language),
      vid: null,
    }),
  )
  return hasFilm(model) ? [...pictures, film(model, name, language)] : pictures
}

/** One in three mechanical clocks has a video. */
const hasFilm = (model: ProductModel): boolean =>
  model.family === 'clocks' && model.choices.movement === 'eight-day' && hash(`${model.sku} film`) % 3 === 0

const film = (model: ProductModel, name: string, language: Language): MediaEntry => ({
  image: picturePath(model, 'front', language),
  pos: model.views.length + 1,
  typ: 'external-video',
  lab: fillName(video.title, name, language),
  vid: {
    url: `https://video.mantel.example/${model.sku.toLowerCase()}`,
    title: fillName(video.title, name, language),
    desc: toTextByLanguage(video.text)[language],
    type: 'external-video',
    meta: '',
    video_id: model.sku.toLowerCase(),
  },
})
