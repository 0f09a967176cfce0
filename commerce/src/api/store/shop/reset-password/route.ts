import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { resetPasswordBody } from '../../../../accounts/http/reset-password-validators'
import { resetPassword } from '../../../../accounts/workflows/reset-password'
import { parse } from '../../../../platform/http/parse'

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { code, password, locale } = parse(resetPasswordBody, request.body ?? {})
  response.json(await resetPassword(request.scope, code, password, locale))
}
