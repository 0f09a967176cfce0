import type { ApiCall } from '../answers/reply.ts'
import type { ApiContext } from '../endpoints/context.ts'
import type { Services } from '../endpoints/services.ts'
import { answerApi } from './answer-api.ts'

/** `/api` for a server with web standards, such as `astro dev`. */
export async function handleApi(
  request: Request,
  context: ApiContext,
  services?: Services,
): Promise<Response> {
  const url = new URL(request.url)
  const call: ApiCall = {
    method: request.method,
    url,
    headers: request.headers,
    request: () => request,
  }
  const { status, headers, cookies, body } = await answerApi(call, context, services)
  const isFile = body !== null && typeof body === 'object' && Symbol.asyncIterator in body
  const response = new Response(isFile ? streamOf(body) : body, { status, headers })
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
  return response
}

/** Reads each part on demand, and stops when the client has disconnected. */
function streamOf(parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  const source = {
    async pull(controller: ReadableStreamDefaultController<Uint8Array>) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await parts.return(undefined)
    },
  }
  return new ReadableStream(source, { highWaterMark: 0 })
}
