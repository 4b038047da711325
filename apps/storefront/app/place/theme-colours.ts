import type { Website } from '@mantel/domain/store'

type Colours = {
  /** What a page stands on, which the browser's own bars take up. */
  light: string
  dark: string
}

/** As the tokens of the themes say it (a test compares them): here for what is not styled by a stylesheet. */
export const themeColours: Record<Website['theme'], Colours> = {
  consumer: { light: '#fbf8f3', dark: '#171411' },
  trade: { light: '#f5f6f7', dark: '#171411' },
}
