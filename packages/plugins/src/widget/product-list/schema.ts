import * as z from 'zod'
import type { WidgetRow } from '../widget.ts'

const maxProducts = 12

/** {{widget type="product-list" category="50" limit="4" title="New clocks"}} or skus="A,B". */
export const productList = {
  code: 'product-list',
  schema: z
    .strictObject({
      title: z.string().max(120).default(''),
      category: z.coerce.number().int().positive().optional(),
      skus: z
        .string()
        .transform((text) =>
          text
            .split(',')
            .map((sku) => sku.trim())
            .filter((sku) => sku !== ''),
        )
        .pipe(z.array(z.string().max(128)).min(1).max(maxProducts))
        .optional(),
      limit: z.coerce.number().int().min(1).max(maxProducts).default(4),
    })
    .refine(({ category, skus }) => (category === undefined) !== (skus === undefined), 'needs category or skus'),
} as const satisfies WidgetRow
