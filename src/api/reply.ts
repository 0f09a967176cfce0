/** An answer that is more than its JSON: cookies go with it, or another address takes its place. */
export class Reply {
  readonly body: unknown
  readonly location: string | null
  /** Whole `Set-Cookie` values. */
  readonly cookies: readonly string[]

  private constructor(body: unknown, location: string | null, cookies: readonly string[]) {
    this.body = body
    this.location = location
    this.cookies = cookies
  }

  static json(body: unknown, cookies: readonly string[] = []): Reply {
    return new Reply(body, null, cookies)
  }

  static redirect(location: string, cookies: readonly string[] = []): Reply {
    return new Reply(null, location, cookies)
  }
}

const allowedMethods = 'GET, HEAD, POST, PUT, DELETE, OPTIONS'
const allowedHeaders = 'Authorization, Content-Type, Idempotency-Key'

/** Headers of every answer (contract part 0, 6.11). */
export function responseHeaders(
  request: Request,
  shopUrl: string,
  personal: boolean,
): Record<string, string> {
  const keeping = personal || request.headers.has('authorization')
  return {
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': keeping ? 'private, no-store' : 'no-cache',
    Vary: 'Authorization, Origin',
    ...crossOrigin(request, shopUrl),
  }
}

/** An origin that is not listed gets no header at all, so its browser keeps the answer to itself. */
function crossOrigin(request: Request, shopUrl: string): Record<string, string> {
  const origin = request.headers.get('origin')
  if (origin === null || origin !== new URL(shopUrl).origin) return {}
  return {
    'Access-Control-Allow-Origin': origin,
    ...(request.method === 'OPTIONS' && {
      'Access-Control-Allow-Methods': allowedMethods,
      'Access-Control-Allow-Headers': allowedHeaders,
      'Access-Control-Max-Age': '600',
    }),
  }
}
