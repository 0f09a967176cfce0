import { settings } from '../../platform/settings/settings'
import type { MailLocale } from '../module/outgoing-mail'

/** The address of a page of the shop in this language. */
export function shopPage(locale: MailLocale, path: string): string {
  return `${settings().SHOP_URL}${locale === 'vi' ? '/vn' : ''}${path}`
}
