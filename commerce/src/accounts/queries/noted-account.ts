import type { MedusaContainer } from '@medusajs/framework/types'
import { accounts } from './find-account'
import { peopleById } from './find-people'
import { type Account, readAccount } from './read-account'

interface Note {
  id: string
  words: string
  /** Null when they have left, and for a key. */
  author: string | null
  at: string
}

/** An account with what staff keep of it for each other. */
export interface NotedAccount extends Account {
  notes: Note[]
}

/** @throws ShopError not_found */
export async function readNotedAccount(
  container: MedusaContainer,
  id: string,
): Promise<NotedAccount> {
  const account = await readAccount(container, id)
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
  return { ...account, notes }
}
