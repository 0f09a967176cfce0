import { type ChildProcess, spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Command, CommandError, tail } from './commands.ts'
import { inheritedEnv } from './environment.ts'
import { endGroup, recordProcess, removeRecord } from './process-records.ts'

export interface Service extends Command {
  name: string
  /** Answers 200 when the service is ready. */
  health: string
}

const timeoutMs = 120_000
/** Calls that have begun are answered, which takes the front server 30 seconds at most. */
const endMs = 35_000
const restartsPerMinute = 5

async function isHealthy(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}

/** Whether anything is said at all: a service may well answer that what it needs is away. */
async function answers(url: string, limitMs: number): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(limitMs) })
    await response.arrayBuffer()
    return true
  } catch {
    return false
  }
}

/** How a program is noticed that lives and says nothing. */
export interface Watch {
  everyMs: number
  /** Times in a row. */
  silences: number
}

const usualWatch: Watch = { everyMs: 5000, silences: 6 }

/** One long-running program: started, watched, started again when it dies or hangs, and stopped. */
export class RunningService {
  readonly #service: Service
  readonly #records: string
  #child: ChildProcess | null = null
  #wanted = false
  readonly #watch: Watch
  #restarts: number[] = []

  constructor(service: Service, records: string, watch = usualWatch) {
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

  /**
   * Starts the program unless it runs already, and waits until it is ready.
   * @throws CommandError with the last lines of the log when it ends or stays silent
   */
  async start(): Promise<void> {
    this.#wanted = true
    if (this.#child === null) await this.#spawn()
    const deadline = Date.now() + timeoutMs
    while (Date.now() < deadline) {
      if (await isHealthy(this.#service.health)) {
        void this.#look(this.#child, this.#watch.silences)
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
    // Its exit is reported later, when another one may run already.
    this.#child = null
    if (pid !== undefined) await endGroup(pid, endMs)
    await removeRecord(this.#records, this.name)
  }

  async #spawn(): Promise<void> {
    const { run, cwd, env, log, name } = this.#service
    const [program, ...args] = run
    await mkdir(dirname(log), { recursive: true })
    const out = openSync(log, 'a')
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
    // It takes its time to begin.
    await this.#look(this.#child, timeoutMs / this.#watch.everyMs)
  }

  /** Ends the program when it hangs, as long as it is this one; its end starts it again. */
  async #look(child: ChildProcess | null, atFirst: number): Promise<void> {
    const { everyMs, silences } = this.#watch
    const isHere = () => this.#wanted && child !== null && this.#child === child
    let silent = 0
    let allowed = atFirst
    while (isHere() && silent < allowed) {
      await sleep(everyMs)
      const answered = await answers(this.#service.health, everyMs)
      silent = answered ? 0 : silent + 1
      if (answered) allowed = silences
    }
    if (!isHere() || child?.pid === undefined) return
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
      console.log(`✗ ${this.name} keeps ending; see ${this.#service.log}`)
      return
    }
    console.log(`! ${this.name} ended; starting it again (log: ${this.#service.log})`)
    setTimeout(() => {
      if (this.#wanted) void this.#spawnAgain()
    }, 500)
  }
}
