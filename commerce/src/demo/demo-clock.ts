import { mock } from 'node:test'
import type { MedusaContainer } from '@medusajs/framework/types'
import { joined, raw, type Sql, sql } from '@nas/query/sql'
import type { PastStep } from '../platform/database/date-back'
import { sqlOf } from '../platform/database/run-sql'

/**
 * `Date` of this process is set to the time of each step, so the process may do nothing else.
 * PostgreSQL's clock is real; its times in the rows of a step are set to those of the step.
 */
export class DemoClock {
  readonly #container: MedusaContainer
  readonly #began: Date

  /** @param began the real time; every step is before it */
  constructor(container: MedusaContainer, began: Date) {
    this.#container = container
    this.#began = began
    mock.timers.enable({ apis: ['Date'], now: began })
  }

  /** @param dateBack statements that date the rows of the step back */
  async at<Result>(
    time: Date,
    step: () => Promise<Result>,
    dateBack: (result: Result, step: PastStep) => Sql[],
  ): Promise<Result> {
    mock.timers.setTime(time.getTime())
    const result = await step()
    const parts = dateBack(result, { began: this.#began, at: time })
    const named = parts.map((part, index) => sql`part${raw(String(index))} as (${part})`)
    await sqlOf(this.#container)(sql`with ${joined(named)} select`)
    return result
  }

  stop(): void {
    mock.timers.reset()
  }
}
