import type { IncomingMessage, ServerResponse } from 'node:http'

const maxBodyLength = 100_000

export async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) {
    text += chunk
    if (text.length > maxBodyLength) throw new Error('The body is too long')
  }
  return text
}

export async function jsonOf(request: IncomingMessage): Promise<unknown> {
  try {
    return JSON.parse(await bodyOf(request))
  } catch {
    return undefined
  }
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

export function sendPage(response: ServerResponse, status: number, page: string): void {
  response
    .writeHead(status, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'",
    })
    .end(page)
}
