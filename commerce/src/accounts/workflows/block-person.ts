import type { MedusaContainer } from '@medusajs/framework/types'
import type { Person } from '@nas/contract/people/fields'
import { withAccountLock } from '../../platform/locks/account-lock'
import { accounts, readPerson } from '../queries/find-account'
import { ensureAccountRow } from './account-row'
import { changeColleague } from './staff'

async function setBlocked(
  container: MedusaContainer,
  person: Person,
  blocked: boolean,
): Promise<void> {
  await ensureAccountRow(container, person)
  const audit = { before: { blocked: person.blocked }, after: { blocked } }
  await accounts(container).change(person.id, { blocked }, audit)
  if (blocked) await accounts(container).sessions.endSessionsOf(person.id)
}

/**
 * Blocks a person and all their sessions at once, or unblocks them. Only managers may block
 * colleagues.
 * @throws ShopError not_found or forbidden
 */
export async function blockPerson(
  container: MedusaContainer,
  { id, by, blocked }: { id: string; by: string; blocked: boolean },
): Promise<void> {
  const { actor } = await readPerson(container, id)
  if (actor === 'user') {
    await changeColleague(container, { by, id }, (colleague) => {
      return setBlocked(container, colleague, blocked)
    })
    return
  }
  await withAccountLock(container, id, async () => {
    await setBlocked(container, await readPerson(container, id), blocked)
  })
}
