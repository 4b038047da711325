import type * as z from 'zod'

/** One entry of the list of widgets. A widget is a part of a page that the shop renders inside the merchant's text. */
export type WidgetRow<S extends z.ZodType = z.ZodType> = {
  /** The widget's name in directives, and the name of its folder. */
  code: string
  /** The widget's settings, whose values arrive as texts. */
  schema: S
}
