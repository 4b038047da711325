import * as z from 'zod'
import type { WidgetRow } from '../widget.ts'

/**
 * {{widget type="video" url="https://…" title="…" image="…"}}: a picture of the shop that links to the video. The page itself loads nothing
 * from the video's host.
 */
export const video = {
  code: 'video',
  schema: z.strictObject({
    url: z.url({ protocol: /^https$/ }),
    title: z.string().min(1).max(120),
    image: z.string().max(400).default(''),
  }),
} as const satisfies WidgetRow
