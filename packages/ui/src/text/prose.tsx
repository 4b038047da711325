import { classNames } from '../style/class-names.ts'

/** Trusted HTML: texts of the shop's own editors. Nothing sanitises it; the content security policy blocks inline scripts. */
export function Prose({ html, lead = false, className }: { html: string; lead?: boolean; className?: string }) {
  return (
    <div
      className={classNames('ui-prose', lead && 'ui-prose-lead', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the texts come from the shop's own editors through the import
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
