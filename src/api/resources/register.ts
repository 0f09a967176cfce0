import { registerSchema } from '@nas/contract/accounts'
import { signInAnswerSchema } from '@nas/contract/user'
import { newMember } from '../accounts/account-fields.ts'
import { call } from '../call.ts'
import { flatUser } from '../flat-user.ts'

export const register = call({
  method: 'POST',
  path: '/auth/local/register',
  summary: 'Become a member',
  access: 'all',
  personal: true,
  limit: 'register',
  body: { schema: registerSchema, form: 'bare' },
  answer: { schema: signInAnswerSchema },
  run: async ({ commerce }, { body }) => {
    const { token, person } = await commerce.accounts.register(newMember(body))
    return { jwt: token, user: flatUser(person) }
  },
})
