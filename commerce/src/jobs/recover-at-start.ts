import type { MedusaContainer } from '@medusajs/framework/types'
import { recoverOperations } from '../operations/recover-operations'

export default async function recover(container: MedusaContainer): Promise<void> {
  await recoverOperations(container)
}

/** Once, a second after Medusa has read this file: its only way to start something by itself. */
export const config = {
  name: 'recover-at-start',
  schedule: { interval: 1000, numberOfExecutions: 1 },
}
