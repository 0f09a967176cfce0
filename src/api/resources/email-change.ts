import { pendingEmailSchema } from '@nas/contract/accounts/fields'
import { changeOwnPendingEmail } from '@nas/contract/accounts/operations'
import { doneAnswerSchema } from '@nas/contract/answers'
import { changePendingEmail } from '@nas/contract/people/operations'
import { forbidden } from '../answers/api-error.ts'
import { staffMay } from '../endpoints/caller.ts'
import { call, signedInCaller } from '../endpoints/endpoint.ts'

/** Calls about a new e-mail, which counts once its owner has opened the mailed link (ADR 0074). */
export const pendingEmail = call({
  method: 'POST',
  path: '/app/pendingemail',
  summary: 'Mail the link to a new e-mail again, or withdraw the change; staff also for others',
  access: 'signed-in',
  personal: true,
  body: { schema: pendingEmailSchema, form: 'either' },
  answer: { schema: doneAnswerSchema },
  run: async (request, { body: { action, user } }) => {
    const caller = signedInCaller(request)
    const { commerce, person } = caller
    const id = user ?? person.id
    const own = id === person.id
    if (!own && !staffMay(caller, 'people.write')) throw forbidden()
    if (action === 'resend') await request.limiter.take('forgotPassword', id)
    if (own) await request.commerce.call(changeOwnPendingEmail, commerce, { action })
    else await request.commerce.call(changePendingEmail, commerce, { user: id, action })
    return { data: { ok: true as const } }
  },
})
