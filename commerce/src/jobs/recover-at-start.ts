import type { MedusaContainer } from '@medusajs/framework/types'
import { recoverOperations } from '../recovery/recover-operations'

export default async function recover(container: MedusaContainer): Promise<void> {
  await recoverOperations(container)
}

/** Runs once, a second after Medusa has read this file: its only way to run something at start. */
export const config = {
  name: 'recover-at-start',
  schedule: { interval: 1000, numberOfExecutions: 1 },
}
