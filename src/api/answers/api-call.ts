/** The parts of a call that most answers need. */
export interface ApiCall {
  method: string
  url: URL
  headers: Pick<Headers, 'get' | 'has'>
  /** The call with its body, made on demand: the same object each time. */
  request(): Request
}

/** A response of `/api` that any server can write. */
export interface ApiAnswer {
  status: number
  headers: Record<string, string>
  /** Complete `Set-Cookie` values. */
  cookies: readonly string[]
  /** The parts of a file are read on demand; `return` stops them. */
  body: string | Uint8Array<ArrayBuffer> | AsyncGenerator<Uint8Array> | null
}
