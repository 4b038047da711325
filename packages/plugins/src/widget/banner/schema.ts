import * as z from 'zod'
import { shopPath } from '../shop-path.ts'
import type { WidgetRow } from '../widget.ts'

/** {{widget type="banner" title="…" text="…" link="/clocks" label="See the clocks" image="catalog/…"}} */
export const banner = {
  code: 'banner',
  schema: z.strictObject({
    title: z.string().min(1).max(120),
    text: z.string().max(400).default(''),
    link: shopPath,
    label: z.string().min(1).max(60),
    image: z.string().max(400).default(''),
  }),
} as const satisfies WidgetRow
