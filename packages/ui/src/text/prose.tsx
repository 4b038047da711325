import { classNames } from '../style/class-names.ts'

/** Written text as the back end serves it: HTML that was cleaned before it was stored. */
export function Prose({ html, lead = false, className }: { html: string; lead?: boolean; className?: string }) {
  return (
    <div
      className={classNames('ui-prose', lead && 'ui-prose-lead', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: content comes from the shop's own editors by the import
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
