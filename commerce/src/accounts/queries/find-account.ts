import type { MedusaContainer } from '@medusajs/framework/types'
import type { Person } from '@nas/contract/people/fields'
import { ownersOfEmailsSql } from '../../medusa-tables/people'
import { sqlOf } from '../../platform/database/run-sql'
import { SHOP_ACCOUNT, type ShopAccountService } from '../module/service'
import { accountNotFound } from './account-errors'
import { peopleById } from './find-people'

export function accounts(container: MedusaContainer): ShopAccountService {
  return container.resolve<ShopAccountService>(SHOP_ACCOUNT)
}

export async function findPerson(container: MedusaContainer, id: string): Promise<Person | null> {
  return (await peopleById(container, [id])).get(id) ?? null
}

/** @throws ShopError not_found */
export async function readPerson(container: MedusaContainer, id: string): Promise<Person> {
  const person = await findPerson(container, id)
  if (person === null) throw accountNotFound()
  return person
}

/** Customers with an account and staff who have one of these e-mails. */
export async function idsByEmail(container: MedusaContainer, keys: string[]): Promise<string[]> {
  const found = await sqlOf(container)<{ id: string }>(ownersOfEmailsSql(keys))
  return found.map(({ id }) => id)
}

/** The account of a sign-in name; accounts older than the table of names are found by e-mail. */
export async function findByName(container: MedusaContainer, key: string): Promise<Person | null> {
  const id = (await accounts(container).holderOf(key)) ?? (await idsByEmail(container, [key]))[0]
  return id === undefined ? null : findPerson(container, id)
}

/** Whether another account has this e-mail or may restore it. @param email in its stored form */
export async function isTaken(
  container: MedusaContainer,
  email: string,
  accountId: string,
): Promise<boolean> {
  const holder = await findByName(container, email)
  return holder !== null && holder.id !== accountId
}
