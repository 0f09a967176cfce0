import type { MedusaContainer } from '@medusajs/framework/types'
import { accounts } from '../accounts/queries/find-account'
import { finishEmailChanges } from '../accounts/workflows/email-links'

/**
 * Deletes expired sessions and unanswered challenges, and releases former e-mails; signing out
 * deletes its session at once.
 */
export default async function deleteEndedSessions(container: MedusaContainer): Promise<void> {
  const service = accounts(container)
  await service.sessions.deleteEndedSessions()
  await service.factors.deleteEndedChallenges()
  await finishEmailChanges(container)
}

export const config = { name: 'delete-ended-sessions', schedule: '41 * * * *' }
