export { CardFields, type CardFieldsProps, type CardFieldsTexts } from './card/browser.tsx'
export { type ChallengeAnswer, ChallengeFrame, type ChallengeFrameProps } from './card/challenge-frame.tsx'
export { MethodSign } from './logo.tsx'
export { RedirectForm, type RedirectProps } from './paypal/browser.tsx'
