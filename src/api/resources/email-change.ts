import { emailChangedAnswerSchema, pendingEmailSchema } from '@nas/contract/accounts'
import { doneAnswerSchema, mailedCodeSchema } from '@nas/contract/privacy'
import { forbidden } from '../kit/api-error.ts'
import { staffMay } from '../kit/caller.ts'
import { call, type Endpoint, signedInCaller } from '../kit/endpoint.ts'

const byLink = {
  method: 'POST',
  access: 'all',
  personal: true,
  limit: 'publicRequest',
  body: { schema: mailedCodeSchema, form: 'either' },
  answer: { schema: emailChangedAnswerSchema },
} as const

/** Calls about a new e-mail, which counts once its owner has opened the mailed link (ADR 0074). */
export const emailChange: readonly Endpoint[] = [
  call({
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
      if (own) await request.commerce.accounts.pendingEmail(commerce, action)
      else await request.commerce.users.pendingEmail(commerce, id, action)
      return { data: { ok: true as const } }
    },
  }),
  call({
    ...byLink,
    path: '/app/confirmemail',
    summary: 'Make a new e-mail count, with the code of the link mailed to it',
    run: async ({ commerce }, { body: { code } }) => ({
      data: await commerce.accounts.followEmailLink('confirm', code),
    }),
  }),
  call({
    ...byLink,
    path: '/app/revertemail',
    summary: 'Withdraw or revert a new e-mail, with the code of the link mailed to the former one',
    run: async ({ commerce }, { body: { code } }) => ({
      data: await commerce.accounts.followEmailLink('revert', code),
    }),
  }),
]
