import { paymentNames } from '../../api-client/payments.ts'
import type { Locale } from '../../i18n/locale.ts'
import { useLoaded } from '../../ui/use-loaded.ts'

const loadNames = () => paymentNames()

/** A payment method by its name in the shop; empty while it is looked up. */
export function usePaymentName(code: string, locale: Locale): string {
  const names = useLoaded('payments', loadNames)
  if (names.state !== 'ready') return names.state === 'failed' ? code : ''
  return names.value.get(code)?.[locale] ?? code
}
