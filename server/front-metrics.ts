import { collected, createMetrics, Gauge, Histogram } from '@nas/telemetry/metrics'

interface Follower {
  readonly isUp: boolean
}

export interface FrontParts {
  content: Follower & { readonly caughtUpAt: number }
  commerce: Follower
  media: Follower
  publisher: { readonly waiting: number }
}

export function frontMetrics({ content, commerce, media, publisher }: FrontParts) {
  const register = createMetrics()
  const registers = [register]
  collected(
    registers,
    'nas_feed_behind_seconds',
    'Seconds since all publications were applied',
    () => Math.max(0, (Date.now() - content.caughtUpAt) / 1000),
  )
  collected(
    registers,
    'nas_render_queue_pages',
    'Pages that wait to be rendered',
    () => publisher.waiting,
  )
  new Gauge({
    name: 'nas_backend_up',
    help: 'Whether the last call to the backend was answered',
    labelNames: ['backend'],
    registers,
    collect() {
      this.set({ backend: 'content' }, content.isUp ? 1 : 0)
      this.set({ backend: 'commerce' }, commerce.isUp ? 1 : 0)
      this.set({ backend: 'media' }, media.isUp ? 1 : 0)
    },
  })
  const duration = new Histogram({
    name: 'nas_render_duration_seconds',
    help: 'Time to render a page',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  })
  return {
    register,
    async rendering<Result>(work: () => Promise<Result>): Promise<Result> {
      const end = duration.startTimer()
      try {
        return await work()
      } finally {
        end()
      }
    },
  }
}
