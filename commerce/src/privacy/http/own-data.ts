import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { CodeBody, ExportBody, OwnData } from '@nas/contract/commerce/privacy'
import { memberOf, sessionOf } from '../../accounts/http/caller'
import { readPerson } from '../../accounts/queries/find-account'
import { assertOwnerPresent } from '../../accounts/workflows/owner-presence'
import { PRIVACY, type PrivacyService } from '../module/service'
import { ownData } from '../queries/own-data'
import { codeIncorrect, sendCode } from '../workflows/send-code'

/**
 * Mails the caller a link to their data.
 * @throws ShopError current_password_wrong, sign_in_again
 */
export async function askExport(
  request: MedusaRequest<ExportBody>,
  response: MedusaResponse,
): Promise<void> {
  const id = await memberOf(request)
  const { current_password, locale } = request.validatedBody
  const person = await readPerson(request.scope, id)
  await assertOwnerPresent(request.scope, person, { session: sessionOf(request), current_password })
  await sendCode(request.scope, 'data-export', { recipient: person.email, locale, subject: id })
  response.json({})
}

/**
 * The caller's data, in exchange for the caller's own code.
 * @throws ShopError code_incorrect
 */
export async function takeExport(
  request: MedusaRequest<CodeBody>,
  response: MedusaResponse<OwnData>,
): Promise<void> {
  const id = await memberOf(request)
  const data = await ownData(request.scope, id)
  const codes = request.scope.resolve<PrivacyService>(PRIVACY)
  if (!(await codes.use('export', request.validatedBody.code, id))) throw codeIncorrect()
  response.json(data)
}
