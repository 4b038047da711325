import { useT } from '../i18n/text-context.tsx'
import { QuietPage } from './quiet-page.tsx'

export function LaterScreen({ title }: { title: string }) {
  const t = useT()
  return (
    <QuietPage drawing="bare-shelf" title={title}>
      {t('later.text')}
    </QuietPage>
  )
}
