import type { IncomingMessage, ServerResponse } from 'node:http'
import Negotiator from 'negotiator'
import type { Asset } from '../release/asset.ts'

type Encoding = keyof Asset['bodies']

const preferred: Encoding[] = ['br', 'gzip']

function encodingFor(request: IncomingMessage, bodies: Asset['bodies']): Encoding {
  const accepted = new Negotiator(request).encodings(preferred)
  return preferred.find((one) => accepted.includes(one) && bodies[one] !== undefined) ?? 'identity'
}

/** `If-None-Match` compares weakly, because every encoding of a body shares its tag. */
function isKnown(request: IncomingMessage, etag: string): boolean {
  const header = request.headers['if-none-match']
  if (header === undefined) return false
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(etag)
}

export function sendAsset(
  request: IncomingMessage,
  response: ServerResponse,
  asset: Asset,
  status = 200,
): void {
  response.setHeader('Cache-Control', asset.cacheControl)
  response.appendHeader('Vary', 'Accept-Encoding')
  for (const [name, value] of Object.entries(asset.headers)) response.setHeader(name, value)
  if (status === 200) {
    response.setHeader('ETag', asset.etag)
    if (isKnown(request, asset.etag)) {
      response.writeHead(304).end()
      return
    }
  }
  const encoding = encodingFor(request, asset.bodies)
  const body = asset.bodies[encoding] ?? asset.bodies.identity
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Type', asset.type)
  response.setHeader('Content-Length', body.length)
  response.writeHead(status)
  response.end(request.method === 'HEAD' ? undefined : body)
}
