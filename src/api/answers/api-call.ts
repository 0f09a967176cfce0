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
