import { Wordmark } from '@mantel/ui/text/wordmark'
import { Actions } from './actions.tsx'
import { Forms } from './forms.tsx'
import { Colours, Space, Type } from './foundations.tsx'
import { Layouts } from './layouts.tsx'
import { Overlays } from './overlays.tsx'
import { Pictures } from './pictures.tsx'
import { Texts } from './texts.tsx'
import { Themes } from './themes.tsx'

/** Shows every UI primitive in every state, for developers. In English on every store. */
export function StyleGuideScreen() {
  return (
    <div lang="en" className="room pb-20">
      <header className="section grid gap-6">
        <Wordmark name="Mantel" />
        <h1 className="title-1 max-w-measure">Style guide</h1>
        <p className="max-w-measure text-17 text-muted">Every component of the design system in every state.</p>
      </header>
      <Colours />
      <Type />
      <Space />
      <Actions />
      <Forms />
      <Texts />
      <Pictures />
      <Layouts />
      <Overlays />
      <Themes />
    </div>
  )
}
