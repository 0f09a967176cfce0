import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { readAccount } from '../../../../../accounts/http/account-answer'
import { disconnectBody } from '../../../../../accounts/http/disconnect-validators'
import { disconnect } from '../../../../../accounts/workflows/disconnect'
import { memberOf } from '../../../../../platform/http/caller'
import { parse } from '../../../../../platform/http/parse'

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const id = await memberOf(request)
  const { provider } = parse(disconnectBody, request.body ?? {})
  await disconnect(request.scope, id, provider)
  response.json({ account: await readAccount(request.scope, id) })
}
