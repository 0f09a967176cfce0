import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { register } from '../../../../accounts/register'
import { parse } from '../../../parse'
import { registerBody } from './validators'

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { locale: _, ...member } = parse(registerBody, request.body ?? {})
  response.json(await register(request.scope, member))
}
