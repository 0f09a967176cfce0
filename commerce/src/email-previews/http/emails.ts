import type { MedusaContainer } from '@medusajs/framework/types'
import * as operations from '@nas/contract/emails/operations'
import { failureCode } from '@nas/mail/failure-code'
import { mailTransport } from '@nas/mail/transport'
import { routesOf } from '../../accounts/http/operation-routes'
import { contentClient } from '../../catalogue/feed/content-client'
import { renderEmail } from '../../email/layout/email'
import { sayIn } from '../../email/layout/email-words'
import { mailOutbox } from '../../email/module/service'
import { notFound } from '../../platform/errors/shop-error'
import { settings } from '../../platform/settings/settings'
import { sampleOf } from '../email-samples'

export const emailRoutes = routesOf(operations, {
  sendTestEmail: async ({ scope, input }) => ({ result: await sendTest(scope, input.token) }),
})

/** Not through the outbox: the editor waits for what the mail server answers. */
async function sendTest(container: MedusaContainer, token: string) {
  const { CONTENT_URL, CONTENT_API_KEY, SHOP_URL, ...mail } = settings()
  const test = await contentClient(CONTENT_URL, CONTENT_API_KEY).testEmail(token)
  if (test === null) throw notFound('test email')
  const { recipient: to, kind, locale, words } = test
  const say = sayIn(locale, { [kind]: { vi: words, en: words } })
  const shop = { address: SHOP_URL, contact: await mailOutbox(container).contact() }
  const email = await renderEmail(await sampleOf(kind)(locale, say), locale, shop)
  const due = { id: token, template: 'test' }
  try {
    const report = await mailTransport(mail).send(due, { to, ...email })
    return report === null ? 'sent' : 'file'
  } catch (error) {
    container
      .resolve('logger')
      .warn(`Mail: a test of ${kind} was not sent (${failureCode(error)}).`)
    return 'failed'
  }
}
