import type { MedusaContainer } from '@medusajs/framework/types'
import { accounts } from '../accounts/queries/find-account'

/** Sessions that were left alone; what is signed out is deleted at once. */
export default async function deleteEndedSessions(container: MedusaContainer): Promise<void> {
  await accounts(container).deleteEndedSessions()
}

export const config = { name: 'delete-ended-sessions', schedule: '41 * * * *' }
