import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { changeAccount } from '../../../../accounts/change-account'
import { readPerson } from '../../../../accounts/find-account'
import { ownChangeBody } from '../../../account-change'
import { userOf } from '../../../caller'
import { parse } from '../../../parse'

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
