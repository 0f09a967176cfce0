import type {
  AuthenticatedMedusaRequest,
  MedusaRequest,
  MedusaResponse,
} from '@medusajs/framework/http'
import type { BlockChange, CodChange, NewNote, PersonChange } from '@nas/contract/commerce/account'
import { readListQuery } from '@nas/query/list-query'
import { notFound } from '../../platform/errors/shop-error'
import { opaqueId } from '../../platform/http/parse'
import { accounts, readPerson } from '../queries/find-account'
import { peopleById, personColumns, searchPeople } from '../queries/find-people'
import { readNotedAccount } from '../queries/noted-account'
import { blockCod } from '../workflows/block-cod'
import { blockPerson } from '../workflows/block-person'
import { changeAccount } from '../workflows/change-account'
import { staffOf } from './caller'
import { assertCallerMay } from './permissions'

const personId = (request: MedusaRequest) => opaqueId(request.params.id, 'person')

export async function list(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json(await searchPeople(request.scope, readListQuery(personColumns, request.query)))
}

export async function read(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const id = personId(request)
  const person = (await peopleById(request.scope, [id])).get(id)
  if (person === undefined) throw notFound('person')
  response.json({ person })
}

export async function change(
  request: MedusaRequest<PersonChange>,
  response: MedusaResponse,
): Promise<void> {
  const id = personId(request)
  if ((await readPerson(request.scope, id)).actor === 'user') assertCallerMay(request, 'staff')
  const by = { by: 'staff', locale: 'vi' } as const
  const person = await changeAccount(request.scope, id, request.validatedBody, by)
  response.json({ person })
}

/** A person with consents, ways to sign in and notes, for staff. */
export async function readNoted(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json({ account: await readNotedAccount(request.scope, personId(request)) })
}

export async function changeCod(
  request: MedusaRequest<CodChange>,
  response: MedusaResponse,
): Promise<void> {
  const id = personId(request)
  await blockCod(request.scope, id, request.validatedBody.blocked)
  response.json({ account: await readNotedAccount(request.scope, id) })
}

export async function changeBlocked(
  request: AuthenticatedMedusaRequest<BlockChange>,
  response: MedusaResponse,
): Promise<void> {
  const id = personId(request)
  const { blocked } = request.validatedBody
  await blockPerson(request.scope, { id, by: staffOf(request), blocked })
  response.json({ person: await readPerson(request.scope, id) })
}

export async function addNote(
  request: AuthenticatedMedusaRequest<NewNote>,
  response: MedusaResponse,
): Promise<void> {
  const { id } = await readPerson(request.scope, personId(request))
  await accounts(request.scope).addNote(id, request.validatedBody.words, staffOf(request))
  response.json({ account: await readNotedAccount(request.scope, id) })
}
