export type { Refusal } from '@mantel/contract'
export { refuse } from '@mantel/contract'
export type { Answer, Call, Handler, Handlers, RawReply, ReplyExtras, RequestCtx, Success } from './handler.ts'
export { ok, raw } from './handler.ts'
