import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { staffChangeBody } from '../../../../../accounts/http/account-change'
import { peopleById } from '../../../../../accounts/queries/find-people'
import { changeAccount } from '../../../../../accounts/workflows/change-account'
import { notFound } from '../../../../../platform/errors/shop-error'
import { opaqueId } from '../../../../../platform/http/opaque-id'
import { parse } from '../../../../../platform/http/parse'

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
