import { Socket } from 'node:net'
import { refuse } from '@mantel/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type MaybePromise, mapMaybePromise } from '../maybe-promise.ts'
import { createEventLoopQueue } from './event-loop-queue.ts'
import type { Answer, LargeReply } from './handler.ts'
import type { Metrics } from './metrics.ts'
import type { OverloadSettings } from './overload-settings.ts'
import { sendRefusal } from './reply.ts'
import { createReplyMemory } from './reply-memory.ts'
import { type ReplyPieces, streamPieces } from './reply-pieces.ts'

/** The maximum number of waiting reads, and of waiting large replies. */
const maxWaiting = 500
/** Milliseconds for parts of large replies in one turn of the event loop. */
const sendMs = 2

export type OverloadProtection = ReturnType<typeof createOverloadProtection>

/**
 * Refuses requests before the load delays health checks, cached pages and orders. API calls that a page makes within the process are
 * never refused: the page itself was admitted.
 */
export function createOverloadProtection(settings: OverloadSettings, metrics: Metrics) {
  const { maxRequests, maxWaitMs, replyBytes, stallMs } = settings
  const turns = createEventLoopQueue({ maxWaiting, maxWaitMs })
  const sends = createEventLoopQueue({
    turnMs: sendMs,
    maxWaiting: Number.POSITIVE_INFINITY,
    maxWaitMs: Number.POSITIVE_INFINITY,
  })
  const onStall = () => metrics.countDropped('reads-slowly')
  const memory = createReplyMemory({ maxBytes: replyBytes, maxWaiting, maxWaitMs })
  let underWay = 0

  function shed(reason: 'requests' | 'reads' | 'large-replies') {
    metrics.countShed(reason)
    return refuse('busy')
  }

  return {
    stream: (pieces: ReplyPieces) => streamPieces(pieces, { turns: sends, stallMs, onStall }),

    /** Runs a handler that only reads, in its turn. */
    read<T>(request: FastifyRequest, handle: () => MaybePromise<Answer<T>>): MaybePromise<Answer<T>> {
      if (!isFromSocket(request)) return handle()
      const isConnected = () => !request.raw.socket.destroyed
      return mapMaybePromise(turns.run(handle, isConnected), (answer) => answer ?? shed('reads'))
    },

    /** Builds a large reply when memory allows it. It holds the memory until it is sent or its connection is closed. */
    async build(request: FastifyRequest, reply: FastifyReply, { build }: LargeReply): ReturnType<LargeReply['build']> {
      if (!isFromSocket(request)) return build()
      const lease = await memory.acquire()
      if (!lease) return shed('large-replies')
      if (reply.raw.destroyed) {
        lease.release()
        return refuse('busy')
      }
      // The reply to an aborted request is built to its end; the next large reply has to wait for that.
      let isBuilt = false
      let isClosed = false
      reply.raw.once('close', () => {
        isClosed = true
        if (isBuilt) lease.release()
      })
      // Replies from the cache are built at once; without this, many of them would be built in one turn of the event loop.
      await new Promise(setImmediate)
      const answer = await build().catch((error) => {
        lease.release()
        throw error
      })
      isBuilt = true
      if (isClosed) lease.release()
      else lease.hold(answer.ok ? answer.raw.size : 0)
      return answer
    },

    /** Limits the API requests under way. Pages have a limit of their own, and health checks none. */
    limitRequests(api: FastifyInstance): void {
      // Counts a request only after its body has arrived: clients that send it slowly must not keep others from ordering.
      api.addHook('preHandler', (request, reply, done) => {
        if (!isFromSocket(request)) return done()
        if (underWay >= maxRequests) return void sendRefusal(reply, shed('requests'), request.view.language)
        underWay++
        reply.raw.once('close', () => underWay--)
        done()
      })
    },

    /** Closes connections whose client takes nothing of a reply for stallMs. */
    dropStalledClients(app: FastifyInstance): void {
      // One timer per connection: a timer for each reply would cost as much as finding the reply.
      app.server.setTimeout(stallMs, (socket) => {
        // Nothing waits to be sent while a handler works.
        if (socket.writableLength === 0) return
        onStall()
        socket.destroy()
      })
    },

    status: () => ({ requests: underWay, waiting: turns.waiting, replyBytes: memory.bytes, replies: memory.waiting }),
  }
}

/** False for a call that a page of this process makes. */
const isFromSocket = ({ raw }: FastifyRequest): boolean => raw.socket instanceof Socket
