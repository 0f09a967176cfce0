import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import type * as inputWorker from './input-worker.ts'

type Calls = typeof inputWorker

const maxWaiting = 20
/** A thread that ran out of memory ends; the next call starts another one. */
const memoryMb = 256

export class InputsWaitError extends Error {}

export class InputTooCostlyError extends Error {}

const isCostly = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'))

/** In one thread, so that pages never wait (ADR 0203). A call past its deadline ends the thread. */
export class InputThread {
  readonly #pool: Piscina
  readonly #deadlineMs: number

  /** @param options replace the defaults in tests */
  constructor({ file = 'input-worker.ts', deadlineMs = 10_000 } = {}) {
    this.#deadlineMs = deadlineMs
    this.#pool = new Piscina({
      filename: fileURLToPath(new URL(file, import.meta.url)),
      minThreads: 0,
      maxThreads: 1,
      maxQueue: maxWaiting,
      idleTimeout: 60_000,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    })
  }

  /** @throws InputsWaitError @throws InputTooCostlyError */
  async run<Name extends keyof Calls>(
    name: Name,
    input: Parameters<Calls[Name]>[0],
  ): Promise<Awaited<ReturnType<Calls[Name]>>> {
    if (this.#pool.queueSize >= maxWaiting) throw new InputsWaitError()
    const signal = AbortSignal.timeout(this.#deadlineMs)
    try {
      return await this.#pool.run(input, { name, signal })
    } catch (cause) {
      throw isCostly(cause) ? new InputTooCostlyError('', { cause }) : cause
    }
  }
}
