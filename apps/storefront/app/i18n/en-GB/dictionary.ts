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

/** What every page may say. The base of all languages: its keys are the keys, its placeholders the placeholders. */
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
