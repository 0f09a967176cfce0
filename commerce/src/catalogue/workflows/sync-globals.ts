import type { Logger, MedusaContainer } from '@medusajs/framework/types'
import { deliveryRulesSchema } from '@nas/contract/delivery'
import { formatPhone } from '@nas/domain/contact'
import * as v from 'valibot'
import type { EmailLocale, EmailTexts } from '../../email/module/outgoing-email'
import { MAIL_OUTBOX, type MailOutboxService } from '../../email/module/service'
import type { ContentClient } from '../feed/content-client'
import type { ContentFeedService } from '../module/service'

const saved = v.looseObject({ createdAt: v.string() })

/** Syncs the delivery rules that staff have saved; invalid ones leave the former rules in force. */
export async function syncDelivery(
  content: ContentClient,
  feed: ContentFeedService,
  logger: Logger,
): Promise<void> {
  const document = await content.deliveryRules()
  if (!v.is(saved, document)) return
  const rules = v.safeParse(deliveryRulesSchema, document)
  if (rules.success) await feed.saveDeliveryRules(rules.output)
  else logger.warn('Content: the delivery rules were not synced, their form is invalid.')
}

const words = v.fallback(
  v.nullish(v.object({ vi: v.nullish(v.string()), en: v.nullish(v.string()) })),
  null,
)
const text = v.fallback(v.nullish(v.pipe(v.string(), v.trim())), null)

const company = v.object({ company: words, hours: words, phone: text, email: text })

/** Both languages; English falls back to Vietnamese, as on the pages. */
function inBoth(value: v.InferOutput<typeof words>, otherwise = ''): { vi: string; en: string } {
  const vi = value?.vi || otherwise
  return { vi, en: value?.en || vi }
}

const textsOf = (emails: Awaited<ReturnType<ContentClient['emails']>>): EmailTexts =>
  Object.fromEntries(
    emails.map(({ kind, subject, preview, heading, text }) => {
      const wordsIn = (locale: EmailLocale) => ({
        subject: subject[locale],
        preview: preview[locale],
        heading: heading[locale],
        text: text[locale],
      })
      return [kind, { vi: wordsIn('vi'), en: wordsIn('en') }]
    }),
  )

/** Syncs the company data and words of emails; a field of an unexpected form counts as empty. */
export async function syncEmails(
  container: MedusaContainer,
  content: ContentClient,
): Promise<void> {
  const read = v.safeParse(company, await content.company())
  if (!read.success) return
  const { company: name, hours, phone, email } = read.output
  await container.resolve<MailOutboxService>(MAIL_OUTBOX).saveContact({
    company: inBoth(name, 'NAS'),
    hours: inBoth(hours),
    phone: phone ? formatPhone(phone) : null,
    email: email || null,
    texts: textsOf(await content.emails()),
  })
}
