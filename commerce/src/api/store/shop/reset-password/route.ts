import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { resetPassword } from '../../../../password-reset/reset-password'
import { parse } from '../../../parse'
import { resetPasswordBody } from './validators'

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { code, password, locale } = parse(resetPasswordBody, request.body ?? {})
  response.json(await resetPassword(request.scope, code, password, locale))
}
