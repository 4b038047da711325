import { classNames } from '../style/class-names.ts'

/** The shop's name under a hairline that suggests a mantelpiece. `suffix` names the other website: "Trade". */
export function Wordmark({ name, suffix, className }: { name: string; suffix?: string; className?: string }) {
  return (
    <span className={classNames('ui-wordmark', className)}>
      <span className="ui-wordmark-name">{name}</span>
      {suffix && <span className="ui-wordmark-suffix"> {suffix}</span>}
    </span>
  )
}
