import { createServer, type Server } from 'node:http'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { leaveOut, type Watching, watchAnswers } from './answered-calls.ts'

export { Counter, Gauge, Histogram, Registry } from 'prom-client'

export interface MetricsPlace {
  host: string
  port: number
}

export function createMetrics(): Registry {
  const register = new Registry()
  collectDefaultMetrics({ register })
  return register
}

/** A gauge that is read at each scrape. When reading fails, only this gauge is omitted. */
export function collected(
  registers: Registry[],
  name: string,
  help: string,
  read: () => number | Promise<number>,
): void {
  new Gauge({
    name,
    help,
    registers,
    async collect() {
      try {
        this.set(await read())
      } catch {
        this.remove()
      }
    },
  })
}

export function measureCalls(register: Registry, routeOf: Watching['routeOf']): () => void {
  const duration = new Histogram({
    name: 'nas_http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its response',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  })
  return watchAnswers({
    routeOf,
    onAnswer: ({ method, route, status, ms }) =>
      duration.observe({ method, route, status }, ms / 1000),
  })
}

/** Its port must not be public. @param onProblem the port is in use; the process continues */
export function serveMetrics(
  register: Registry,
  { host, port }: MetricsPlace,
  onProblem: (error: Error) => void,
): Server {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    try {
      const text = await register.metrics()
      response.writeHead(200, { 'Content-Type': register.contentType }).end(text)
    } catch (error) {
      onProblem(error as Error)
      response.writeHead(500).end()
    }
  })
  leaveOut(server)
  server.on('error', onProblem)
  server.listen(port, host)
  server.unref()
  return server
}
