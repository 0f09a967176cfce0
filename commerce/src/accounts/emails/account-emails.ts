import type { EmailTemplate } from '../../email/layout/template'
import type { AccountEmail } from '../workflows/account-emails'
import { emailChanged, passwordChanged } from './account-changed'
import { resetPassword } from './reset-password'

export const accountEmails = {
  'reset-password': resetPassword,
  'email-changed': emailChanged,
  'password-changed': passwordChanged,
} satisfies Record<AccountEmail, EmailTemplate>
