import type { MedusaContainer } from '@medusajs/framework/types'
import { accounts } from '../accounts/queries/find-account'

/** Sessions that were left alone, and sign-ins without their code; what is signed out is deleted at once. */
export default async function deleteEndedSessions(container: MedusaContainer): Promise<void> {
  const service = accounts(container)
  await service.deleteEndedSessions()
  await service.deleteEndedChallenges()
}

export const config = { name: 'delete-ended-sessions', schedule: '41 * * * *' }
