/**
 * The progress bar, the notifications, and the reload that follows a change of the customer group. They are a separate chunk, because a
 * page needs them only after it has loaded.
 */
export { ProgressBar } from '@mantel/ui/overlay/progress-bar'
export { ReloadOnGroupChange } from '../../account/reload-on-group-change.ts'
export { NoticeList } from './notice-list.tsx'
