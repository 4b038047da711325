import * as z from 'zod'
import type { WidgetRow } from '../widget.ts'

/** {{widget type="block" id="opening-hours"}}: inserts another block of the merchant. */
export const block = {
  code: 'block',
  schema: z.strictObject({ id: z.string().trim().min(1).max(255) }),
} as const satisfies WidgetRow
