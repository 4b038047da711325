import { contentScreen } from '../content/lazy-content-screen.ts'
import { MessageForm } from '../forms/message-form.tsx'
import { CatalogueLink } from './catalogue-link.tsx'
import type { FormPage } from './load-form-page.ts'

export function FormScreen(page: FormPage) {
  const form = (
    <>
      {page.catalogue && <CatalogueLink catalogue={page.catalogue} />}
      <MessageForm key={page.form.name} form={page.form} />
    </>
  )
  if (page.screen === 'content') {
    const Content = contentScreen.of(page)
    return <Content {...page}>{form}</Content>
  }
  return (
    <div className="room pt-10 pb-20">
      <h1 className="title-1">{page.title}</h1>
      {form}
    </div>
  )
}
