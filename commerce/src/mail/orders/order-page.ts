import { settings } from '../../settings/settings'
import type { MailLocale } from '../outgoing-mail'
import type { LetterOrder } from './letter-order'

/** The address of a page of the shop in this language. */
export function shopPage(locale: MailLocale, path: string): string {
  return `${settings().SHOP_URL}${locale === 'vi' ? '/vn' : ''}${path}`
}

/** Where whoever ordered sees the order: in the account that owns it, else by tracking it. */
export function orderPage(locale: MailLocale, { code, ofMember }: LetterOrder): string {
  const page = ofMember ? '/don-hang' : '/theo-doi-don-hang'
  return shopPage(locale, `${page}?order=${encodeURIComponent(code)}`)
}
