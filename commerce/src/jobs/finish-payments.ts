import type { MedusaContainer } from '@medusajs/framework/types'
import { finishPayments } from '../payments/workflows/finish-payments'
import { jobConfig } from '../platform/settings/job-config'

let running: Promise<void> | null = null

/** A run that takes longer than a minute is the next one's too. */
export default function finish(container: MedusaContainer): Promise<void> {
  running ??= finishPayments(container).finally(() => {
    running = null
  })
  return running
}

export const config = jobConfig('finish-payments')
