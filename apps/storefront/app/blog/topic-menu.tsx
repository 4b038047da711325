import type { PostCategory } from '@mantel/client'
import { Button } from '@mantel/ui/action/button'
import { chipClass } from '@mantel/ui/action/chip'
import { useId } from 'react'
import { panels, usePanel } from '../shell/panels.ts'
import { StoreLink } from '../store/store-link.tsx'
import type { BlogTexts } from './blog-texts.ts'

/** Links to the blog's categories. On phones a button opens them; without JavaScript they are always shown. */
export function TopicMenu({
  texts,
  categories,
  currentPath,
}: {
  texts: BlogTexts
  categories: readonly PostCategory[]
  currentPath?: string
}) {
  const id = useId()
  const isOpen = usePanel('blogMenu')
  if (categories.length === 0) return null
  return (
    <div>
      <Button
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        className="md:hidden noscript:hidden"
        onClick={() => (isOpen ? panels.close('blogMenu') : panels.open('blogMenu'))}
      >
        {texts.menu}
      </Button>
      <nav id={id} aria-label={texts.menu} className={isOpen ? 'max-md:mt-4' : 'max-md:hidden max-md:noscript:block'}>
        <ul className="flex flex-wrap gap-2">
          {[{ id: 0, name: texts.allTopics, path: '/blog' }, ...categories].map(({ id: key, name, path }) => (
            <li key={key}>
              <StoreLink
                to={path}
                aria-current={path === currentPath ? 'page' : undefined}
                className={chipClass({ selected: path === currentPath })}
              >
                {name}
              </StoreLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
