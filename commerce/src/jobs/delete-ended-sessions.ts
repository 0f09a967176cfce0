import type { MedusaContainer } from '@medusajs/framework/types'
import { accounts } from '../accounts/queries/find-account'

/** Deletes expired sessions and unanswered challenges; signing out deletes its session at once. */
export default async function deleteEndedSessions(container: MedusaContainer): Promise<void> {
  const service = accounts(container)
  await service.sessions.deleteEndedSessions()
  await service.factors.deleteEndedChallenges()
}

export const config = { name: 'delete-ended-sessions', schedule: '41 * * * *' }
