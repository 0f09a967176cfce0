import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { ApiCall } from '../../src/api/answers/reply.ts'
import type { ApiContext } from '../../src/api/endpoints/context.ts'
import { answerApi } from '../../src/api/routes/answer-api.ts'

const headersOf = ({ headers }: IncomingMessage): ApiCall['headers'] => ({
  get: (name) => headers[name.toLowerCase()]?.toString() ?? null,
  has: (name) => headers[name.toLowerCase()] !== undefined,
})

function requestOf(incoming: IncomingMessage, url: URL): Request {
  const { method = 'GET', headers } = incoming
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(url, {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, `${value}`]),
    ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' }),
  })
}

function callOf(incoming: IncomingMessage, url: URL): ApiCall {
  let made: Request | undefined
  return {
    method: incoming.method ?? 'GET',
    url,
    headers: headersOf(incoming),
    request() {
      made ??= requestOf(incoming, url)
      return made
    },
  }
}

/** Writes a part when the client has received the previous one; stops when it disconnects. */
async function sendParts(
  response: ServerResponse,
  parts: AsyncGenerator<Uint8Array>,
  drained: ApiContext['drained'],
): Promise<void> {
  for await (const part of parts) {
    response.write(part)
    await drained()
    if (response.destroyed) return
  }
  response.end()
}

/** A `Request` is created only when a handler needs it (ADR 0014). */
export async function sendApi(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  context: ApiContext,
): Promise<void> {
  const { status, headers, cookies, body } = await answerApi(callOf(request, url), context)
  const isWhole = typeof body === 'string' || body instanceof Uint8Array
  response.writeHead(status, {
    ...headers,
    ...(cookies.length > 0 && { 'Set-Cookie': [...cookies] }),
    ...(isWhole && { 'Content-Length': Buffer.byteLength(body) }),
  })
  if (body === null || isWhole) response.end(body)
  else await sendParts(response, body, context.drained)
}
