import type * as z from 'zod'
import { banner } from './banner/schema.ts'
import { block } from './block/schema.ts'
import { form } from './form/schema.ts'
import { picture } from './picture/schema.ts'
import { productCard } from './product-card/schema.ts'
import { productList } from './product-list/schema.ts'
import { video } from './video/schema.ts'

/** Every widget that merchants may use in pages, blocks and posts. */
export const widgets = [productList, productCard, block, banner, picture, form, video] as const

export type WidgetCode = (typeof widgets)[number]['code']

/** A widget of a text with its settings, which were checked when the text was stored. */
export type Widget = {
  [C in WidgetCode]: { type: C; settings: z.output<Extract<(typeof widgets)[number], { code: C }>['schema']> }
}[WidgetCode]
