import * as z from 'zod'
import type { WidgetRow } from '../widget.ts'

/** {{widget type="form" name="search"}}. The contact form needs scripts; without them the shop shows a link to its page. */
export const form = {
  code: 'form',
  schema: z.strictObject({ name: z.enum(['search', 'blog-search', 'contact', 'newsletter']) }),
} as const satisfies WidgetRow
