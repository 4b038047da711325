import type { Website } from '@mantel/domain/store'

type Colours = {
  /** The page's background colour, also used by the browser's toolbars. */
  light: string
  dark: string
}

/** Copies of the design tokens for places without a stylesheet. A test compares them. */
export const themeColours: Record<Website['theme'], Colours> = {
  consumer: { light: '#fbf8f3', dark: '#171411' },
  trade: { light: '#f5f6f7', dark: '#171411' },
}
