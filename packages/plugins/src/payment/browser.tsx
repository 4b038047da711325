export { type BrowserPartProps, loadBrowserPart } from './browser-part.tsx'
export { type ChallengeAnswer, ChallengeFrame, type ChallengeFrameProps } from './challenge-frame.tsx'
export { MethodLogo } from './logo.tsx'
export { RedirectForm, type RedirectProps } from './redirect-form.tsx'
