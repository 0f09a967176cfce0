import { APIError, type EmailAdapter } from 'payload'

/** Without a mail service nothing is sent. Unlike Payload's default, no address is logged. */
export const noMail: EmailAdapter<never> = () => ({
  name: 'none',
  defaultFromAddress: 'none@localhost',
  defaultFromName: 'NAS',
  sendEmail: async () => {
    throw new APIError('No mail service is set up', 501)
  },
})
