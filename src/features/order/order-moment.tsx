import { formatDate, formatTime } from '@nas/domain/dates'

/** Time and day in the shop's time zone (SPEC §9). */
export function momentText(iso: string): string {
  return `${formatTime(iso)} ${formatDate(iso)}`
}

export function OrderMoment({ at }: { at: string }) {
  return <time dateTime={at}>{momentText(at)}</time>
}
