import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { changeAccount } from '../../../../../accounts/change-account'
import { notFound } from '../../../../../errors/shop-error'
import { peopleById } from '../../../../../people/find-people'
import { staffChangeBody } from '../../../../account-change'
import { opaqueId } from '../../../../opaque-id'
import { parse } from '../../../../parse'

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const id = opaqueId(request.params.id, 'person')
  const person = (await peopleById(request.scope, [id])).get(id)
  if (person === undefined) throw notFound('person')
  response.json({ person })
}

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const id = opaqueId(request.params.id, 'person')
  const changes = parse(staffChangeBody, request.body ?? {})
  const { person } = await changeAccount(request.scope, id, changes, 'vi')
  response.json({ person })
}
