import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { signIn } from '../../../../accounts/sign-in'
import { parse } from '../../../parse'
import { signInBody } from './validators'

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { identifier, password } = parse(signInBody, request.body ?? {})
  response.json(await signIn(request.scope, identifier, password))
}
