import type { MedusaContainer } from '@medusajs/framework/types'
import type { Person } from '@nas/contract/people/fields'
import { accounts } from '../queries/find-account'

/** For accounts that are older than the table; they get the defaults that applied until then. */
export async function ensureAccountRow(
  container: MedusaContainer,
  { id, actor, email, username }: Person,
): Promise<void> {
  const service = accounts(container)
  if ((await service.find(id)) === undefined) await service.open({ id, actor, username }, email)
}
