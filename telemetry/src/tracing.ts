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
import { methodOf } from './method.ts'

const traces = new WeakMap<IncomingMessage, string>()

// What of this is on stands in the interface of OpenTelemetry, which all copies of this file share: one is bundled with the pages.
const tracer = () => trace.getTracer('nas-shop')

/**
 * Sends traces where the standard variable `OTEL_EXPORTER_OTLP_ENDPOINT` says, as OTLP over HTTP in JSON; without it nothing is
 * loaded and nothing measured. Sampling and headers are the SDK's own variables.
 * @param part this process among the shop's: `OTEL_SERVICE_NAME` and it make its name
 * @returns a function that sends what waits and ends it; null where nothing is traced
 */
export async function startTracing(part: string): Promise<(() => Promise<void>) | null> {
  if (!process.env.OTEL_EXPORTER_OTLP_ENDPOINT) return null
  const { startSdk } = await import('./tracing-sdk.ts')
  return startSdk(`${process.env.OTEL_SERVICE_NAME || 'nas'}-${part}`)
}

export interface TracedCall {
  request: IncomingMessage
  response: ServerResponse
  /** Its name, `X-Request-Id`. */
  id: string
  /** The pattern of its address once it is answered, never the address itself. */
  route: () => string
  /** Whether `traceparent` is believed: whoever sends it decides what is kept. */
  isTrusted: boolean
}

const failed = (span: Span) => span.setStatus({ code: SpanStatusCode.ERROR })

/** Runs what answers a call as a part of its trace. */
export function tracedCall(
  { request, response, id, route, isTrusted }: TracedCall,
  run: () => void,
) {
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

/** Runs a part of the work under a name of its own. What an error says is not kept: it may quote a person. */
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

/** A step that is told by events: its start, then how it ended. */
export function beginStep(name: string, attributes: Record<string, string>): EndStep {
  const span = tracer().startSpan(name, { kind: SpanKind.CLIENT, attributes })
  return (how) => {
    if (how === 'failed') failed(span)
    span.end()
  }
}

/** Headers by which a server of ours goes on with the trace. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {}
  propagation.inject(context.active(), headers)
  return headers
}

/** The trace that a call is in. */
export const traceOf = (request: IncomingMessage): string | undefined => traces.get(request)
