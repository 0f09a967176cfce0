import type { MedusaContainer } from '@medusajs/framework/types'
import type { UserAccount } from '@nas/contract/accounts/fields'
import { accounts } from './find-account'
import { peopleById } from './find-people'
import { readAccount } from './read-account'

/** @throws ShopError not_found */
export async function readNotedAccount(
  container: MedusaContainer,
  id: string,
): Promise<UserAccount> {
  const account = await readAccount(container, id)
  const row = await accounts(container).find(id)
  const rows = await accounts(container).notesOf(id)
  const authors = await peopleById(container, [...new Set(rows.map(({ author }) => author))])
  const notes = rows.map(({ id, words, author, created_at }) => {
    const person = authors.get(author)
    return {
      id,
      words,
      author: person?.fullname ?? person?.email ?? null,
      at: created_at.toISOString(),
    }
  })
  return { ...account, notes, cod_blocked_phone: row?.cod_blocked_phone ?? null }
}
