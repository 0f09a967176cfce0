import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Command, CommandError, tail } from './commands.ts'
import { inheritedEnv } from './environment.ts'
import { checkHealth } from './health.ts'
import { openLog } from './log-files.ts'
import { endGroup, recordProcess, removeRecord } from './processes.ts'

export interface Service extends Command {
  name: string
  /** URL that answers 200 when the service is ready. */
  health: string
}

const timeoutMs = 120_000
/** The front server completes running requests for up to 30 seconds. */
const stopTimeoutMs = 35_000
const restartsPerMinute = 5

export interface Watch {
  intervalMs: number
  /** Consecutive checks without an answer. */
  maxSilences: number
}

const defaultWatch: Watch = { intervalMs: 5000, maxSilences: 6 }

export class RunningService {
  readonly #service: Service
  readonly #records: string
  #child: ChildProcess | null = null
  #wanted = false
  readonly #watch: Watch
  #restarts: number[] = []

  constructor(service: Service, records: string, watch = defaultWatch) {
    this.#service = service
    this.#records = records
    this.#watch = watch
  }

  get name(): string {
    return this.#service.name
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  /** @throws CommandError with the last lines of the log when it does not become ready */
  async start(): Promise<void> {
    this.#wanted = true
    if (this.#child === null) await this.#spawn()
    const deadline = Date.now() + timeoutMs
    while (Date.now() < deadline) {
      if ((await checkHealth(this.#service.health, 2000)) === 'ready') {
        void this.#watchFor(this.#child, this.#watch.maxSilences)
        return
      }
      if (this.#child === null) break
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    this.#wanted = false
    const { name, log } = this.#service
    throw new CommandError(`${await tail(log)}\n\n${name} did not start; the whole log is ${log}`)
  }

  async stop(): Promise<void> {
    this.#wanted = false
    const pid = this.#child?.pid
    // The exit event may arrive after the next start.
    this.#child = null
    if (pid !== undefined) await endGroup(pid, stopTimeoutMs)
    await removeRecord(this.#records, this.name)
  }

  async #spawn(): Promise<void> {
    const { run, cwd, env, log, name } = this.#service
    const [program, ...args] = run
    const out = openLog(log, 'a')
    const child = spawn(program, args, {
      cwd,
      env: { ...inheritedEnv(), ...env },
      stdio: ['ignore', out, out],
      detached: true,
    })
    this.#child = child
    child.once('error', () => this.#ended(child))
    child.once('exit', () => this.#ended(child))
    if (child.pid !== undefined) await recordProcess(this.#records, name, child.pid)
  }

  async #spawnAgain(): Promise<void> {
    await this.#spawn()
    // A program may take longer to start than to answer.
    await this.#watchFor(this.#child, timeoutMs / this.#watch.intervalMs)
  }

  async #watchFor(child: ChildProcess | null, firstMaxSilences: number): Promise<void> {
    const { intervalMs, maxSilences } = this.#watch
    const isCurrent = () => this.#wanted && child !== null && this.#child === child
    let silences = 0
    let allowed = firstMaxSilences
    while (isCurrent() && silences < allowed) {
      await sleep(intervalMs)
      // `unready` is a valid answer: a service may report that a backend is unavailable.
      const health = await checkHealth(this.#service.health, intervalMs)
      const hasAnswered = health === 'ready' || health === 'unready'
      silences = hasAnswered ? 0 : silences + 1
      if (hasAnswered) allowed = maxSilences
    }
    if (!isCurrent() || child?.pid === undefined) return
    console.log(`! ${this.name} does not answer (log: ${this.#service.log})`)
    await endGroup(child.pid)
  }

  #ended(child: ChildProcess): void {
    if (this.#child !== child) return
    this.#child = null
    if (!this.#wanted) return
    const minuteAgo = Date.now() - 60_000
    this.#restarts = [...this.#restarts.filter((time) => time > minuteAgo), Date.now()]
    if (this.#restarts.length > restartsPerMinute) {
      console.log(`✗ ${this.name} keeps exiting; see ${this.#service.log}`)
      return
    }
    console.log(`! ${this.name} exited; restarting it (log: ${this.#service.log})`)
    setTimeout(() => {
      if (this.#wanted) void this.#spawnAgain()
    }, 500)
  }
}
