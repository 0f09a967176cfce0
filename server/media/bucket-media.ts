import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import type { Logger } from 'pino'
import type { Bucket } from './bucket.ts'
import type { Media } from './media.ts'
import { mediaType } from './media.ts'

/** In ms. Only requests for pictures reach the storage, so there is no other check of `isUp`. */
const failureCountsMs = 30_000

const asked = ['if-modified-since', 'if-none-match', 'if-range', 'range']
const returned = ['accept-ranges', 'content-length', 'content-range', 'etag', 'last-modified']
const answers = [200, 206, 304, 416]

const present = (names: string[], value: (name: string) => string | null | undefined) =>
  Object.fromEntries(names.flatMap((name) => (value(name) ? [[name, String(value(name))]] : [])))

function keyOf(path: string): string | null {
  try {
    const name = decodeURIComponent(path.slice(1))
    return name === '' || name.includes('/') ? null : encodeURIComponent(name)
  } catch {
    return null
  }
}

/** @param timeoutMs maximum time until the storage begins to answer */
export function bucketMedia(
  bucket: Bucket,
  { log, timeoutMs = 5000 }: { log: Logger; timeoutMs?: number },
): Media {
  let failedAt = Number.NEGATIVE_INFINITY
  const isUp = () => performance.now() - failedAt > failureCountsMs

  function fail(response: ServerResponse, reason: object) {
    if (isUp()) log.error({ ...reason, bucket: bucket.name }, 'the storage of pictures fails')
    failedAt = performance.now()
    const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '5' }
    response.writeHead(503, { ...headers, 'Cache-Control': 'no-store' }).end('Try again')
  }

  async function ask(
    key: string,
    { method = 'GET', headers }: IncomingMessage,
    end: AbortController,
  ) {
    const timer = setTimeout(() => end.abort(), timeoutMs)
    try {
      return await bucket.call(key, {
        method,
        headers: present(asked, (name) => headers[name]?.toString()),
        signal: end.signal,
      })
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    get isUp() {
      return isUp()
    },
    async send(request, response, path, missing) {
      const key = keyOf(path)
      if (key === null) return missing()
      const end = new AbortController()
      // Also called when the client disconnects: the storage need not send the rest.
      response.once('close', () => end.abort())
      const answer = await ask(key, request, end).catch((err: unknown) => ({ err }))
      if (response.destroyed) return
      if ('err' in answer) return fail(response, answer)
      const { status, body, headers } = answer
      if (status !== 404 && !answers.includes(status)) {
        await body?.cancel()
        return fail(response, { status })
      }
      failedAt = Number.NEGATIVE_INFINITY
      if (status === 404) {
        await body?.cancel()
        return missing()
      }
      const isFile = status === 200 || status === 206
      response.writeHead(status, {
        ...present(returned, (name) => headers.get(name)),
        ...(isFile ? { 'Content-Type': mediaType(path) } : {}),
      })
      if (!isFile || body === null) {
        await body?.cancel()
        response.end()
        return
      }
      await pipeline(Readable.fromWeb(body as ReadableStream), response).catch((err: unknown) =>
        log.debug({ err }, 'a picture was not sent to its end'),
      )
    },
  }
}
