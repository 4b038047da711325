import { browsing } from '@mantel/contract/messages/it-browsing'
import type { Dictionary } from '../text.ts'
import { content } from './content.ts'
import { dates } from './dates.ts'
import { home } from './home.ts'
import { list } from './list.ts'
import { panels } from './panels.ts'
import { product } from './product.ts'
import { search } from './search.ts'
import { shell } from './shell.ts'
import { titles } from './titles.ts'

export const dictionary: Dictionary = {
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
}
