import type { IncomingMessage, ServerResponse } from 'node:http'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import * as v from 'valibot'

const largestReport = 16 * 1024
/** Maximum kinds counted by origin; further ones share a count. Browser extensions cause many. */
const maxKinds = 200
const otherKinds = 'other'

const text = v.optional(v.string(), '')
/** Browsers use an older and a newer format. */
const reportSchema = v.union([
  v.pipe(
    v.object({
      'csp-report': v.object({
        'effective-directive': text,
        'violated-directive': text,
        'blocked-uri': text,
      }),
    }),
    v.transform(({ 'csp-report': report }) => ({
      directive: report['effective-directive'] || report['violated-directive'],
      blocked: report['blocked-uri'],
    })),
  ),
  v.pipe(
    v.object({ body: v.object({ effectiveDirective: text, blockedURL: text }) }),
    v.transform(({ body }) => ({ directive: body.effectiveDirective, blocked: body.blockedURL })),
  ),
])

/** Only the origin: complete addresses may contain personal data. */
function originOf(blocked: string): string {
  const url = URL.parse(blocked)
  if (url === null) return /^[a-z-]{1,20}$/.test(blocked) ? blocked : 'unknown'
  return url.origin === 'null' ? url.protocol : url.origin
}

async function bodyOf(request: IncomingMessage): Promise<string | null> {
  let body = ''
  for await (const part of request.setEncoding('utf8')) {
    body += part
    if (body.length > largestReport) return null
  }
  return body
}

function readReports(body: string): string[] {
  const parsed: unknown = JSON.parse(body)
  return (Array.isArray(parsed) ? parsed.slice(0, 20) : [parsed]).flatMap((one) => {
    const report = v.safeParse(reportSchema, one)
    if (!report.success) return []
    const { directive, blocked } = report.output
    return /^[a-z-]{1,30}$/.test(directive) ? [`${directive} ${originOf(blocked)}`] : []
  })
}

/** @param onNew called once per kind of violation */
export function policyReports(onNew: (kind: string) => void) {
  const counts = new Map<string, number>()
  const limiter = new RateLimiterMemory({ points: 60, duration: 600 })

  function count(kind: string): void {
    const name = counts.has(kind) || counts.size < maxKinds ? kind : otherKinds
    if (!counts.has(name)) onNew(name)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }

  return {
    /** Number of violations by `directive origin`. */
    counts,
    async receive(request: IncomingMessage, response: ServerResponse, client: string) {
      const status = await limiter
        .consume(client)
        .then(
          async () => {
            const body = request.method === 'POST' ? await bodyOf(request) : null
            if (body === null) return 400
            for (const kind of readReports(body)) count(kind)
            return 204
          },
          () => 429,
        )
        .catch(() => 400)
      response.writeHead(status, { Connection: status === 204 ? 'keep-alive' : 'close' }).end()
    },
  }
}
