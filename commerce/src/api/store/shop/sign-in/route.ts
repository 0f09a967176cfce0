import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { signInBody } from '../../../../accounts/http/sign-in-validators'
import { signIn } from '../../../../accounts/workflows/sign-in'
import { parse } from '../../../../platform/http/parse'

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { identifier, password } = parse(signInBody, request.body ?? {})
  response.json(await signIn(request.scope, identifier, password))
}
