import { loggableText } from '@nas/telemetry/loggable-error'
import type { Payload } from 'payload'
import { runDuePlans } from './run-due-plans'

/** Also the longest delay of a plan that is made less than a second before its time. */
const pollMs = 1000
/** Later than the start of the server, which it would slow down. */
const startMs = 5000

export function followPlans(payload: () => Promise<Payload>): void {
  async function follow(): Promise<void> {
    let wait = pollMs
    try {
      wait = Math.min(pollMs, (await runDuePlans(await payload())) ?? pollMs)
    } catch (error) {
      console.error(`Plans: ${loggableText(error)}`)
    }
    setTimeout(follow, wait).unref()
  }
  setTimeout(follow, startMs).unref()
}
