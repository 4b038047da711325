import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Whether the request carries the credentials of the merchant's account. */
export function hasMerchantCredentials(
  request: FastifyRequest,
  { key, password }: { key: string; password: string },
): boolean {
  const sent = /^Basic ([A-Za-z0-9+/=]{1,1024})$/.exec(request.headers.authorization ?? '')?.[1]
  return sent !== undefined && isEqualConstantTime(sent, Buffer.from(`${key}:${password}`).toString('base64'))
}

/** Compares two texts in constant time, so that the duration reveals nothing about a secret. */
export function isEqualConstantTime(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}

export function bearerTokenOf(request: FastifyRequest): string {
  return /^Bearer (\S{1,1024})$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
}

export function sendRefusal(reply: FastifyReply, status: number, code: string, description: string): FastifyReply {
  return reply.code(status).send({ code, description, errors: [{ code, description }] })
}
