import type { MedusaContainer } from '@medusajs/framework/types'
import { jobConfig } from '../platform/settings/settings'
import { unlessDemoChanges } from '../platform/setup/demo'
import { checkPayments } from '../settlement/workflows/check-payments'

let running: Promise<void> | null = null

/** A run that takes longer than a minute also counts as the next one. */
export default function check(container: MedusaContainer): Promise<void> {
  running ??= unlessDemoChanges(container, () => checkPayments(container)).finally(() => {
    running = null
  })
  return running
}

export const config = jobConfig('check-payments')
