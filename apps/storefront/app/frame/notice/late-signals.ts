/** Parts that only act after the page has loaded: while the next page loads, or when something happens. */
export { ProgressBar } from '@mantel/ui/overlay/progress-bar'
export { ReloadOnGroupChange } from '../../account/reload-on-group-change.ts'
export { NoticeList } from './notice-list.tsx'
