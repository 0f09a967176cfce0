import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { registerBody } from '../../../../accounts/http/register-validators'
import { register } from '../../../../accounts/workflows/register'
import { parse } from '../../../../platform/http/parse'

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { locale: _, ...member } = parse(registerBody, request.body ?? {})
  response.json(await register(request.scope, member))
}
