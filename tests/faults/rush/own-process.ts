import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

/** A program that a test runs beside the stack, with its output. */
export class OwnProcess {
  readonly #child: ChildProcess
  #output = ''

  constructor(
    [program, ...args]: [string, ...string[]],
    options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
  ) {
    this.#child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.#output += chunk.toString()
      })
    }
  }

  /** @throws Error with the output when the program exits or times out */
  async until(ready: () => Promise<boolean>, withinMs: number): Promise<void> {
    const deadline = Date.now() + withinMs
    while (!(await ready().catch(() => false))) {
      if (this.#child.exitCode !== null || Date.now() > deadline) throw new Error(this.#output)
      await sleep(100)
    }
  }

  /** Lines printed so far. */
  get lines(): number {
    return this.#output.split('\n').length
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const ended = once(this.#child, 'exit')
    this.#child.kill('SIGTERM')
    const timeout = setTimeout(() => this.#child.kill('SIGKILL'), 10_000)
    await ended
    clearTimeout(timeout)
  }
}
