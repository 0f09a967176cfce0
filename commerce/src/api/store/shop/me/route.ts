import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ownChangeBody } from '../../../../accounts/http/account-change'
import { readPerson } from '../../../../accounts/queries/find-account'
import { changeAccount } from '../../../../accounts/workflows/change-account'
import { memberOf } from '../../../../platform/http/caller'
import { parse } from '../../../../platform/http/parse'

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const id = await memberOf(request)
  response.json({ person: await readPerson(request.scope, id) })
}

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const id = await memberOf(request)
  const { locale, ...changes } = parse(ownChangeBody, request.body ?? {})
  response.json(await changeAccount(request.scope, id, changes, locale))
}
