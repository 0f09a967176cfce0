import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { readListQuery } from '@nas/query/list-query'
import { notFound } from '../../platform/errors/shop-error'
import { opaqueId, parse } from '../../platform/http/parse'
import { peopleById, searchPeople } from '../queries/find-people'
import { personColumns } from '../queries/people-sql'
import { changeAccount } from '../workflows/change-account'
import { profileFields } from './account-fields'

/** What staff may change of anybody; role, state and provider are nobody's to write. */
const staffChangeBody = z.object(profileFields)

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
