import { shopPage } from '../../email/layout/shop-page'
import type { MailLocale } from '../../email/module/outgoing-mail'
import type { LetterOrder } from './letter-order'

/** Where whoever ordered sees the order: in the account that owns it, else by tracking it. */
export function orderPage(locale: MailLocale, { code, ofMember }: LetterOrder): string {
  const page = ofMember ? '/don-hang' : '/theo-doi-don-hang'
  return shopPage(locale, `${page}?order=${encodeURIComponent(code)}`)
}
