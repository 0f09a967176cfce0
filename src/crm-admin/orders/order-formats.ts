import { formatPhone, isPhone } from '@nas/domain/contact'
import { formatDate, formatTime } from '@nas/domain/dates'

/** DD/MM/YYYY HH:mm:ss (SPEC §9). */
export function formatMoment(iso: string): string {
  return `${formatDate(iso)} ${formatTime(iso)}`
}

/** A number that is no Vietnamese mobile, from before a rule or another shop, is shown as it is. */
export function showPhone(phone: string): string {
  return isPhone(phone) ? formatPhone(phone) : phone
}
