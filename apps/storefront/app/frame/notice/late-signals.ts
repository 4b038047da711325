/**
 * Progress bar, notifications and the reload for another customer group, in a file of their own: a page needs them only after it has
 * loaded.
 */
export { ProgressBar } from '@mantel/ui/overlay/progress-bar'
export { ReloadOnGroupChange } from '../../account/reload-on-group-change.ts'
export { NoticeList } from './notice-list.tsx'
