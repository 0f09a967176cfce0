import { APIError, type EmailAdapter } from 'payload'

/** No mail service is set up: nothing is sent and, unlike Payload's stand-in, no address is logged. */
export const noMail: EmailAdapter<never> = () => ({
  name: 'none',
  defaultFromAddress: 'none@localhost',
  defaultFromName: 'NAS',
  sendEmail: async () => {
    throw new APIError('No mail service is set up', 501)
  },
})
