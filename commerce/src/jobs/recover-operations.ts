import type { MedusaContainer } from '@medusajs/framework/types'
import { recoverOperations } from '../operations/recover-operations'
import { jobConfig } from '../platform/settings/settings'

export default async function recover(container: MedusaContainer): Promise<void> {
  await recoverOperations(container)
}

export const config = jobConfig('recover-operations')
