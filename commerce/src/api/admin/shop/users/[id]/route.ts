import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { notFound } from '../../../../../errors/shop-error'
import { peopleById } from '../../../../../people/find-people'
import { opaqueId } from '../../../../opaque-id'

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const id = opaqueId(request.params.id, 'person')
  const person = (await peopleById(request.scope, [id])).get(id)
  if (person === undefined) throw notFound('person')
  response.json({ person })
}
