import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { readAccount } from '../../../../../accounts/account-answer'
import { disconnect } from '../../../../../accounts/disconnect'
import { memberOf } from '../../../../caller'
import { parse } from '../../../../parse'
import { disconnectBody } from './validators'

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const id = await memberOf(request)
  const { provider } = parse(disconnectBody, request.body ?? {})
  await disconnect(request.scope, id, provider)
  response.json({ account: await readAccount(request.scope, id) })
}
