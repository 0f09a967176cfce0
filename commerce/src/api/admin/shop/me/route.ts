import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ownChangeBody } from '../../../../accounts/http/account-change'
import { readPerson } from '../../../../accounts/queries/find-account'
import { changeAccount } from '../../../../accounts/workflows/change-account'
import { userOf } from '../../../../platform/http/caller'
import { parse } from '../../../../platform/http/parse'

export async function GET(
  request: AuthenticatedMedusaRequest,
  response: MedusaResponse,
): Promise<void> {
  response.json({ person: await readPerson(request.scope, userOf(request)) })
}

export async function POST(
  request: AuthenticatedMedusaRequest,
  response: MedusaResponse,
): Promise<void> {
  const { locale, ...changes } = parse(ownChangeBody, request.body ?? {})
  response.json(await changeAccount(request.scope, userOf(request), changes, locale))
}
