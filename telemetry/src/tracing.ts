import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  context,
  isSpanContextValid,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'

/** Methods that are reported by name; callers may send arbitrary words. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

export const methodOf = ({ method = '' }: IncomingMessage): string =>
  methods.has(method) ? method : 'other'

const traces = new WeakMap<IncomingMessage, string>()

// OpenTelemetry's global API holds the state, because several copies of this file exist: one is
// bundled with the pages.
const tracer = () => trace.getTracer('nas-shop')

/**
 * Sampling and headers use the SDK's own variables. @param part completes `OTEL_SERVICE_NAME`
 * @returns a function that flushes and stops it; null without `OTEL_EXPORTER_OTLP_ENDPOINT`
 */
export async function startTracing(part: string): Promise<(() => Promise<void>) | null> {
  if (!process.env.OTEL_EXPORTER_OTLP_ENDPOINT) return null
  const { startSdk } = await import('./tracing-sdk.ts')
  return startSdk(`${process.env.OTEL_SERVICE_NAME || 'nas'}-${part}`)
}

export interface TracedCall {
  request: IncomingMessage
  response: ServerResponse
  id: string
  /** The route pattern, known once the call is answered; never the address itself. */
  route: () => string
  /** Whether `traceparent` is trusted: its sender decides about sampling. */
  isTrusted: boolean
}

/** They are asked every few seconds. */
const healthChecks = new Set(['/health', '/ready'])

const failed = (span: Span) => span.setStatus({ code: SpanStatusCode.ERROR })

export function tracedCall(
  { request, response, id, route, isTrusted }: TracedCall,
  run: () => void,
) {
  if (healthChecks.has(request.url ?? '')) return run()
  const method = methodOf(request)
  const parent = isTrusted ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT
  const attributes = { 'http.request.method': method, 'nas.request_id': id }
  const span = tracer().startSpan(method, { kind: SpanKind.SERVER, attributes }, parent)
  const own = span.spanContext()
  if (!isSpanContextValid(own)) return run()
  traces.set(request, own.traceId)
  response.once('close', () => {
    const pattern = route()
    span.updateName(`${method} ${pattern}`)
    span.setAttributes({
      'http.route': pattern,
      'http.response.status_code': response.statusCode,
    })
    if (response.statusCode >= 500) failed(span)
    span.end()
  })
  context.with(trace.setSpan(parent, span), run)
}

/** Messages of errors are not recorded, because they may quote personal data. */
export function underSpan<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  return tracer().startActiveSpan(name, async (span) => {
    try {
      return await run()
    } catch (error) {
      failed(span)
      throw error
    } finally {
      span.end()
    }
  })
}

export const isInTrace = (): boolean => trace.getActiveSpan()?.isRecording() === true

export type EndStep = (how: 'done' | 'failed') => void

/** A span reported by events: its start, then its end. */
export function beginStep(name: string, attributes: Record<string, string>): EndStep {
  const span = tracer().startSpan(name, { kind: SpanKind.CLIENT, attributes })
  return (how) => {
    if (how === 'failed') failed(span)
    span.end()
  }
}

/** Headers that propagate the trace to another server of ours. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {}
  propagation.inject(context.active(), headers)
  return headers
}

export const traceOf = (request: IncomingMessage): string | undefined => traces.get(request)
