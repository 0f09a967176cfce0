import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as textOf } from 'node:stream/consumers'

/** A span as received by a collector. */
export interface ReceivedSpan {
  service: string
  trace: string
  id: string
  parent: string | null
  name: string
  /** 1 internal, 2 server, 3 client. */
  kind: number
  failed: boolean
  attributes: Record<string, unknown>
}

interface Attribute {
  key: string
  value: Record<string, unknown>
}
interface Sent {
  resourceSpans: {
    resource: { attributes: Attribute[] }
    scopeSpans: {
      spans: {
        traceId: string
        spanId: string
        parentSpanId?: string
        name: string
        kind: number
        status: { code?: number }
        attributes: Attribute[]
      }[]
    }[]
  }[]
}

const valuesOf = (attributes: Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

/** A collector of traces by OTLP over HTTP in JSON (OpenTelemetry, "OTLP Specification 1.x"), on all addresses of this machine. */
export async function fakeCollector(port = 0) {
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    const body = await textOf(request)
    const isTraces = request.method === 'POST' && request.url === '/v1/traces'
    const isJson = request.headers['content-type'] === 'application/json'
    if (isTraces && isJson) bodies.push(body)
    response.writeHead(isTraces ? (isJson ? 200 : 415) : 404, {
      'Content-Type': 'application/json',
    })
    response.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(port, resolve))

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** The raw requests. */
    text: () => bodies.join('\n'),
    spans: (): ReceivedSpan[] =>
      bodies.flatMap((body) =>
        (JSON.parse(body) as Sent).resourceSpans.flatMap(({ resource, scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) =>
            spans.map((span) => ({
              service: String(valuesOf(resource.attributes)['service.name']),
              trace: span.traceId,
              id: span.spanId,
              parent: span.parentSpanId || null,
              name: span.name,
              kind: span.kind,
              failed: span.status.code === 2,
              attributes: valuesOf(span.attributes),
            })),
          ),
        ),
      ),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
