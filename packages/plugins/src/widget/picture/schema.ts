import * as z from 'zod'
import type { WidgetRow } from '../widget.ts'

/** {{widget type="picture" image="/wysiwyg/workshop.jpg" alt="Our workshop" caption="…"}}: a picture of the shop's media folder. */
export const picture = {
  code: 'picture',
  schema: z.strictObject({
    image: z
      .string()
      .min(1)
      .max(400)
      .regex(/^\/?[\w][\w./-]*$/, 'must be a path of the media folder'),
    alt: z.string().max(200).default(''),
    caption: z.string().max(300).default(''),
  }),
} as const satisfies WidgetRow
