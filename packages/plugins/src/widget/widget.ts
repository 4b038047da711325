import type * as z from 'zod'

/** One row of the table of widgets: parts of a page that the shop renders inside the merchant's text. */
export type WidgetRow<S extends z.ZodType = z.ZodType> = {
  /** Its name in directives, and the name of its folder. */
  code: string
  /** Its settings. Values come as texts. */
  schema: S
}
