import { Agent, request } from 'node:http'

export interface Sent {
  method: string
  path: string
  headers: Readonly<Record<string, string>>
  body: string | Buffer | null
  /** Not on a reused connection. */
  alone?: true
}

export interface RawAnswer {
  status: number
  headers: Readonly<Record<string, string | string[] | undefined>>
  text: string
  ms: number
}

const kept = new Agent({ keepAlive: true, maxSockets: 16 })

/**
 * Sends a request unchanged, without normalising its path as `fetch` does.
 * @throws Error when there is no response in time
 */
export function rawRequest(base: string, sent: Sent, withinMs: number): Promise<RawAnswer> {
  const { hostname, port } = new URL(base)
  const { method, path, body } = sent
  const agent = sent.alone ? false : kept
  const length = body === null ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }
  const headers = { ...sent.headers, ...length }
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const signal = AbortSignal.timeout(withinMs)
    const asked = request({ hostname, port, method, path, headers, agent, signal }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString('utf8'),
          ms: performance.now() - started,
        })
      })
    })
    asked.on('error', reject)
    asked.end(body ?? undefined)
  })
}
