import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { changeAccount } from '../../../../accounts/change-account'
import { readPerson } from '../../../../accounts/find-account'
import { ownChangeBody } from '../../../account-change'
import { memberOf } from '../../../caller'
import { parse } from '../../../parse'

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const id = await memberOf(request)
  response.json({ person: await readPerson(request.scope, id) })
}

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const id = await memberOf(request)
  const { locale, ...changes } = parse(ownChangeBody, request.body ?? {})
  response.json(await changeAccount(request.scope, id, changes, locale))
}
