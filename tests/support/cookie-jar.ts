import { parseSetCookie, type SetCookie, stringifyCookie } from 'cookie'

/** The cookies of one browser for one origin. */
export class CookieJar {
  readonly #cookies = new Map<string, SetCookie>()

  keep(headers: Headers): void {
    for (const text of headers.getSetCookie()) {
      const cookie = parseSetCookie(text)
      if (cookie.maxAge === 0) this.#cookies.delete(cookie.name)
      else this.#cookies.set(cookie.name, cookie)
    }
  }

  /** The `Cookie` header for an address. */
  for(pathname: string): Record<string, string> {
    const sent = [...this.#cookies.values()].filter(
      ({ path = '/' }) => pathname === path || pathname.startsWith(`${path.replace(/\/$/, '')}/`),
    )
    if (sent.length === 0) return {}
    return { cookie: stringifyCookie(Object.fromEntries(sent.map((one) => [one.name, one.value]))) }
  }

  cookie(name: string): SetCookie | undefined {
    return this.#cookies.get(name)
  }
}
