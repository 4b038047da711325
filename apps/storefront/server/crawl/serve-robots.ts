import { type Stores, viewsOf, type Website, websiteOfHost } from '@mantel/domain/store'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { robotsText, robotsTextOfCalls } from './robots-text.ts'

/** Seconds. */
const lifetime = 3600

export function serveRobots(request: FastifyRequest, reply: FastifyReply, stores: Stores): FastifyReply {
  const website = websiteOfHost(stores, request.host)
  const text = isForCalls(website, request) ? robotsTextOfCalls : robotsText(website, viewsOf(stores, website))
  return reply.type('text/plain; charset=utf-8').header('cache-control', `max-age=${lifetime}`).send(text)
}

/** A host for calls has no pages of its own. */
export function isForCalls({ apiHosts, hosts }: Website, { hostname }: FastifyRequest): boolean {
  return apiHosts.includes(hostname) && !hosts.includes(hostname)
}
