import { useT } from '../i18n/text-context.tsx'
import { QuietPage } from './quiet-page.tsx'

export function ProblemScreen() {
  const t = useT()
  return <QuietPage drawing="stopped-clock" title={t('problem.heading')} />
}
