import * as z from 'zod'
import type { WidgetRow } from '../widget.ts'

/** {{widget type="form" name="search"}}: a form that works without a script. */
export const form = {
  code: 'form',
  schema: z.strictObject({ name: z.enum(['search', 'blog-search']) }),
} as const satisfies WidgetRow
