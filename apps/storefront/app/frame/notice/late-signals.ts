/** Progress bar, notifications and the reload for another customer group: pages need them only after they have loaded. */
export { ProgressBar } from '@mantel/ui/overlay/progress-bar'
export { ReloadOnGroupChange } from '../../account/reload-on-group-change.ts'
export { NoticeList } from './notice-list.tsx'
