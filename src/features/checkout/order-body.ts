import type { CreateOrderInput } from '@nas/contract/create-order'
import type { CartItem } from '@nas/domain/cart'
import { orderTotals } from '@nas/domain/order-totals'
import type { Locale } from '../../i18n/locale.ts'
import type { CompleteDraft } from './order-form.ts'

const unlessEmpty = (text: string): string | undefined => text.trim() || undefined

/** What is sent to `createorder`. The total is a check, never a price (contract part 4). */
export function orderBody(
  draft: CompleteDraft,
  lines: readonly CartItem[],
  locale: Locale,
): CreateOrderInput {
  return {
    name: draft.name.trim(),
    phone: draft.phone.trim(),
    email: unlessEmpty(draft.email),
    province: draft.province.name,
    district: draft.district.name,
    ward: unlessEmpty(draft.ward.name),
    address: draft.address.trim(),
    note: unlessEmpty(draft.note),
    payment: draft.payment,
    cartitems: lines.map(({ id, quantity }) => ({ product: id, quantity })),
    consent_data: draft.data,
    consent_policy: draft.policy,
    consent_marketing: draft.marketing,
    consent_loyalty: draft.loyalty,
    locale,
    ...(draft.account && { create_account: true, password: draft.password }),
    expected_total: orderTotals({ lines }).total,
  }
}
