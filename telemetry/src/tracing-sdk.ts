import { context, propagation, trace } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'

export function startSdk(service: string): () => Promise<void> {
  const named = resourceFromAttributes({ 'service.name': service })
  const provider = new NodeTracerProvider({
    resource: detectResources({ detectors: [envDetector] }).merge(named),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  // Only the trace context of incoming headers is propagated, no baggage.
  provider.register({ propagator: new W3CTraceContextPropagator() })
  return async () => {
    // An unavailable collector must not delay the shutdown.
    await provider.shutdown().catch(() => {})
    for (const api of [trace, context, propagation]) api.disable()
  }
}
