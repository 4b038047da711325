import type { Translations } from '../../texts.ts'

/** Ids never change and are never reused. */
export const topics = {
  walls: { id: 1, name: ['Walls & Hanging', 'Wände und Hängung', 'Pareti e allestimento'] },
  frames: { id: 2, name: ['Frames & Mounts', 'Rahmen und Passepartouts', 'Cornici e passe-partout'] },
  clocks: { id: 3, name: ['Clocks & Time', 'Uhren und Zeit', 'Orologi e tempo'] },
  cards: { id: 4, name: ['Cards & Letters', 'Karten und Briefe', 'Biglietti e lettere'] },
  studios: { id: 5, name: ['Studios & Makers', 'Ateliers und Werkstätten', 'Studi e artigiani'] },
  care: { id: 6, name: ['Care & Repair', 'Pflege und Reparatur', 'Cura e riparazione'] },
  seasons: { id: 7, name: ['Seasons & Gifts', 'Jahreszeiten und Geschenke', 'Stagioni e regali'] },
  /** Shown in the trade stores only. These are in English, so the German and the Italian name are never displayed. */
  shop: { id: 9, name: ['For Shopkeepers', 'Für den Handel', 'Per i negozi'] },
} as const satisfies Record<string, { id: number; name: Translations }>

export type TopicKey = keyof typeof topics

/** A closed topic, kept because readers of old feeds may still request it; no post has it any more. */
export const closedTopic = { id: 8, name: ['Shop Diary', 'Ladentagebuch', 'Diario di bottega'] } as const
