import { browsing } from '@mantel/contract/messages/en-browsing'
import { content } from './content.ts'
import { dates } from './dates.ts'
import { home } from './home.ts'
import { list } from './list.ts'
import { panels } from './panels.ts'
import { product } from './product.ts'
import { search } from './search.ts'
import { shell } from './shell.ts'
import { titles } from './titles.ts'

/** Texts that every page loads. The base of all languages: translations have the same keys and placeholders. */
export const dictionary = {
  ...browsing,
  ...dates,
  ...shell,
  ...panels,
  ...home,
  ...list,
  ...product,
  ...search,
  ...content,
  ...titles,
} as const
