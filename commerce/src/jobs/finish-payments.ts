import type { MedusaContainer } from '@medusajs/framework/types'
import { jobConfig } from '../platform/settings/job-config'
import { finishPayments } from '../settlement/workflows/finish-payments'

let running: Promise<void> | null = null

/** A run that takes longer than a minute is the next one's too. */
export default function finish(container: MedusaContainer): Promise<void> {
  running ??= finishPayments(container).finally(() => {
    running = null
  })
  return running
}

export const config = jobConfig('finish-payments')
