import type {
  AuthenticatedMedusaRequest,
  MedusaRequest,
  MedusaResponse,
} from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { readListQuery } from '@nas/query/list-query'
import { notFound } from '../../platform/errors/shop-error'
import { opaqueId, parse } from '../../platform/http/parse'
import { required } from '../../platform/http/text-fields'
import { accounts, readPerson } from '../queries/find-account'
import { peopleById, searchPeople } from '../queries/find-people'
import { readNotedAccount } from '../queries/noted-account'
import { personColumns } from '../queries/people-sql'
import { blockCod } from '../workflows/block-cod'
import { changeAccount } from '../workflows/change-account'
import { profileFields } from './account-fields'
import { staffOf } from './caller'

/** What staff may change of anybody; role, state and provider are nobody's to write. */
const staffChangeBody = z.object(profileFields)

const codBody = z.object({ blocked: z.boolean('malformed') })
const noteBody = z.object({ words: required(2000) })

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

export async function change(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const id = personId(request)
  const changes = parse(staffChangeBody, request.body ?? {})
  const { person } = await changeAccount(request.scope, id, changes, 'vi')
  response.json({ person })
}

/** What else staff see of a person: consents, ways to sign in, notes. */
export async function readNoted(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json({ account: await readNotedAccount(request.scope, personId(request)) })
}

export async function changeCod(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const id = personId(request)
  const { blocked } = parse(codBody, request.body ?? {})
  await blockCod(request.scope, id, blocked)
  response.json({ account: await readNotedAccount(request.scope, id) })
}

export async function addNote(
  request: AuthenticatedMedusaRequest,
  response: MedusaResponse,
): Promise<void> {
  const { id } = await readPerson(request.scope, personId(request))
  const { words } = parse(noteBody, request.body ?? {})
  await accounts(request.scope).addNote(id, words, staffOf(request))
  response.json({ account: await readNotedAccount(request.scope, id) })
}
