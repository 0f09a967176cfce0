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
