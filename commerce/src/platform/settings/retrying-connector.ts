import { once } from 'node:events'
import { createConnection, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ConnectionOptions, connect as connectTls } from 'node:tls'
import { logger } from '@medusajs/framework/logger'

const stepMs = 200
const longestMs = 2_000
const timeoutMs = 2_000

interface Options {
  host?: string
  port?: number
  path?: string
  family?: number
  tls?: ConnectionOptions
  disconnectTimeout: number
}

/** Whether the outage is already logged; all connections of the process use the same Redis. */
let isUnavailable = false

function report(failure: Error | null): void {
  const isFailed = failure !== null
  if (isFailed === isUnavailable) return
  isUnavailable = isFailed
  if (isFailed) logger.warn(`Redis does not answer (${failure.message}); connections wait for it.`)
  else logger.info('Redis answers again.')
}

async function open({ host, port, path, family, tls }: Options): Promise<Socket> {
  const address = path ? { path } : { host, port, family }
  const stream = tls
    ? connectTls({ ...address, ...tls } as ConnectionOptions)
    : createConnection(address as { port: number })
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    await once(stream, tls ? 'secureConnect' : 'connect', { signal })
    return stream
  } catch (error) {
    stream.on('error', () => undefined)
    stream.destroy()
    throw error
  }
}

/** Retries after 0.2 … 2 s; the default logs a stack trace for each attempt of each connection. */
export class RetryingConnector {
  connecting = false
  stream: Socket | undefined
  firstError: Error | undefined
  readonly #options: Options

  constructor(options: unknown) {
    this.#options = options as Options
  }

  check(): boolean {
    return true
  }

  disconnect(): void {
    this.connecting = false
    const { stream } = this
    if (stream === undefined) return
    const timeout = setTimeout(() => stream.destroy(), this.#options.disconnectTimeout)
    stream.on('close', () => clearTimeout(timeout))
    stream.end()
  }

  async connect(): Promise<Socket> {
    this.connecting = true
    for (let tries = 1; this.connecting; tries += 1) {
      const stream = await open(this.#options).catch((error: Error) => error)
      if (!(stream instanceof Error)) {
        stream.once('error', (error) => {
          this.firstError = error
        })
        this.stream = stream
        report(null)
        return stream
      }
      report(stream)
      await sleep(Math.min(tries * stepMs, longestMs))
    }
    throw new Error('Connection is closed.')
  }
}
