import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { given } from '../../support/env.ts'
import { eventually } from '../../support/eventually.ts'
import { recordedPid, root } from '../../support/runner.ts'
import { type Killable, type KillPlan, killable } from './plan.ts'

/** The runner gives up a part that exits more than five times within a minute. */
const maxAMinute = 4

async function pidOf(part: Killable): Promise<number> {
  const varDir = given('STACK_VAR_DIR')
  if (part !== 'postgres') return recordedPid(varDir, part)
  const [pid = ''] = (await readFile(join(root, varDir, 'postgres/postmaster.pid'), 'utf8')).split(
    '\n',
  )
  return Number(pid)
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Kills parts of the running stack; its runner restarts them. */
export class Killer {
  readonly killed: { part: Killable; at: number }[] = []
  readonly #plans: KillPlan[]
  #underWay: Promise<void> = Promise.resolve()

  constructor(plans: readonly KillPlan[]) {
    this.#plans = [...plans]
  }

  /** Called with the number of started orders. */
  begun(orders: number): void {
    while (this.#plans[0] !== undefined && this.#plans[0].after <= orders) {
      const plan = this.#plans.shift() as KillPlan
      this.#underWay = this.#underWay.then(() => this.#kill(plan))
    }
  }

  /** Until every started kill is done. */
  done(): Promise<void> {
    return this.#underWay
  }

  /** Waits until the part runs, then kills it at its time. */
  async #kill({ part, delayMs }: KillPlan): Promise<void> {
    await this.#untilAllowed(part)
    const { answer: pid } = await eventually(
      `${part} runs`,
      async () => {
        const found = await pidOf(part)
        return isAlive(found) && found
      },
      60_000,
    )
    await sleep(delayMs)
    if (!isAlive(pid)) return
    process.kill(pid, 'SIGKILL')
    this.killed.push({ part, at: Date.now() })
  }

  async #untilAllowed(part: Killable): Promise<void> {
    const recent = () => {
      const minuteAgo = Date.now() - 60_000
      return this.killed.filter((one) => one.part === part && one.at > minuteAgo).length
    }
    await eventually(`${part} may be killed`, async () => recent() < maxAMinute, 90_000)
  }

  /** Number of kills by part. */
  counts(): Record<Killable, number> {
    const countOf = (part: Killable) => this.killed.filter((one) => one.part === part).length
    return Object.fromEntries(killable.map((part) => [part, countOf(part)])) as Record<
      Killable,
      number
    >
  }
}
