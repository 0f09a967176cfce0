import type { Texts } from '../../i18n/catalogues.ts'

/** Reasons that the system writes; people write sentences. */
const systemReasons = {
  payment_failed: 'reasonPaymentFailed',
  payment_expired: 'reasonPaymentExpired',
  not_placed: 'reasonNotPlaced',
} as const satisfies Record<string, keyof Texts<'order'>>

export function reasonText(reason: string, texts: Texts<'order'>): string {
  return Object.hasOwn(systemReasons, reason)
    ? texts[systemReasons[reason as keyof typeof systemReasons]]
    : reason
}
