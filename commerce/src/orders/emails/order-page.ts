import { shopPage } from '../../email/layout/email-parts'
import type { EmailLocale } from '../../email/module/outgoing-email'
import type { EmailedOrder } from './emailed-order'

/** Where whoever ordered sees the order: in the account that owns it, else by tracking it. */
export function orderPage(locale: EmailLocale, { code, ofMember }: EmailedOrder): string {
  const page = ofMember ? '/don-hang' : '/theo-doi-don-hang'
  return shopPage(locale, `${page}?order=${encodeURIComponent(code)}`)
}
