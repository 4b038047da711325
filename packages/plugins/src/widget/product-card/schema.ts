import * as z from 'zod'
import type { WidgetRow } from '../widget.ts'

/** {{widget type="product-card" sku="CL-TAMSIN"}} */
export const productCard = {
  code: 'product-card',
  schema: z.strictObject({ sku: z.string().trim().min(1).max(128) }),
} as const satisfies WidgetRow
