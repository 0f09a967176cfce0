export interface ApiCall {
  method: string
  url: URL
  headers: Pick<Headers, 'get' | 'has'>
  /** The call with its body, made on demand: the same object each time. */
  request(): Request
}

export interface ApiAnswer {
  status: number
  headers: Record<string, string>
  cookies: readonly string[]
  /** The parts of a file are read on demand; `return` stops them. */
  body: string | Uint8Array<ArrayBuffer> | AsyncGenerator<Uint8Array> | null
}

type FileParts = AsyncGenerator<Uint8Array> | Uint8Array<ArrayBuffer>

interface FileName {
  type: string
  name: string
  /** In seconds: caches keep a file with a lifetime, and browsers show it instead of saving it. */
  lifetime?: number
}

export class Reply {
  readonly body: unknown
  readonly location: string | null
  readonly cookies: readonly string[]
  readonly file: (FileName & { parts: FileParts }) | null

  private constructor(reply: Partial<Reply>) {
    this.body = reply.body ?? null
    this.location = reply.location ?? null
    this.cookies = reply.cookies ?? []
    this.file = reply.file ?? null
  }

  static json(body: unknown, cookies: readonly string[] = []): Reply {
    return new Reply({ body, cookies })
  }

  static redirect(location: string, cookies: readonly string[] = []): Reply {
    return new Reply({ location, cookies })
  }

  /** @param parts the whole, or parts read one after the other until the client disconnects */
  static file(parts: FileParts, name: FileName): Reply {
    return new Reply({ file: { parts, ...name } })
  }
}

const allowedMethods = 'GET, HEAD, POST, PUT, DELETE, OPTIONS'
const allowedHeaders = 'Authorization, Content-Type, Idempotency-Key, Proof-Of-Work'

/** Headers of every response (API §0, §6.11). */
export function responseHeaders(
  call: Pick<ApiCall, 'method' | 'headers'>,
  shopUrl: string,
  personal: boolean,
): Record<string, string> {
  const keeping = personal || call.headers.has('authorization')
  return {
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': keeping ? 'private, no-store' : 'no-cache',
    Vary: 'Authorization, Origin',
    ...crossOrigin(call, shopUrl),
  }
}

/** An unlisted origin gets no CORS header, so its browser hides the response from the page. */
function crossOrigin(
  call: Pick<ApiCall, 'method' | 'headers'>,
  shopUrl: string,
): Record<string, string> {
  const origin = call.headers.get('origin')
  if (origin === null || origin !== new URL(shopUrl).origin) return {}
  return {
    'Access-Control-Allow-Origin': origin,
    ...(call.method === 'OPTIONS' && {
      'Access-Control-Allow-Methods': allowedMethods,
      'Access-Control-Allow-Headers': allowedHeaders,
      'Access-Control-Max-Age': '600',
    }),
  }
}
