import { formatDate, formatTime } from '@nas/domain/dates'

/** DD/MM/YYYY HH:mm:ss (SPEC §9). */
export function formatMoment(iso: string): string {
  return `${formatDate(iso)} ${formatTime(iso)}`
}
