import type { MedusaContainer } from '@medusajs/framework/types'
import { jobConfig } from '../platform/settings/settings'
import { recoverOperations } from '../recovery/recover-operations'

export default async function recover(container: MedusaContainer): Promise<void> {
  await recoverOperations(container)
}

export const config = jobConfig('recover-operations')
