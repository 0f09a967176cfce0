import { signInAnswerSchema } from '@nas/contract/user'
import { parse } from 'valibot'
import { api } from './api.ts'

/**
 * Asks for a mail with a link to set a new password. The answer is the same whether there is such
 * an account or not. @throws ApiError
 */
export async function forgotPassword(email: string, locale: 'vi' | 'en'): Promise<void> {
  await api.post('/api/auth/forgot-password', { email, locale })
}

/** Sets a new password and gives a token. @throws ApiError; `code_incorrect` when the code is void */
export async function resetPassword(body: {
  code: string
  password: string
  passwordConfirmation: string
}): Promise<string> {
  return parse(signInAnswerSchema, await api.post('/api/auth/reset-password', body)).jwt
}
