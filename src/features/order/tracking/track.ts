import { isPhone } from '@nas/domain/contact'
import { isOrderCode } from '@nas/domain/order-code'
import { ApiError } from '../../../api-client/api-error.ts'
import { trackOrder } from '../../../api-client/orders.ts'
import type { Texts } from '../../../i18n/catalogues.ts'
import { forgetKnownOrder, knownOrder, noteKnownOrder } from '../../../stores/known-orders.ts'
import { $order, load, type OrderView, showTracked, type TrackedAccess } from '../order.store.ts'
import { forgetAction } from '../order-action.store.ts'

export type TrackingField = 'code' | 'phone'

type FieldSentence = Extract<keyof Texts<'tracking'>, `${TrackingField}${'Required' | 'Invalid'}`>

export type FieldProblems = Partial<Record<TrackingField, FieldSentence>>

function fieldProblems({ code, phone }: TrackedAccess): FieldProblems {
  const fields: FieldProblems = {}
  if (code === '') fields.code = 'codeRequired'
  else if (!isOrderCode(code)) fields.code = 'codeInvalid'
  if (phone === '') fields.phone = 'phoneRequired'
  else if (!isPhone(phone)) fields.phone = 'phoneInvalid'
  return fields
}

/** Normalises a code: codes are read out and typed, so any dash, or none, is accepted. */
export function readCode(typed: string): string {
  const bare = typed.toUpperCase().replace(/[\s\u2010-\u2015-]/g, '')
  return bare.replace(/^NAS(\d{6})(\d+[A-Z2])$/, 'NAS$1-$2')
}

export const isTracking = (view: OrderView): boolean =>
  view.state === 'loading' && view.access.by === 'tracked'

/**
 * Queries and shows the order, once for repeated calls.
 * @returns the problems of invalid input, which is not sent
 */
export async function track(typedCode: string, typedPhone: string): Promise<FieldProblems> {
  if (isTracking($order.get())) return {}
  const [code, phone] = [readCode(typedCode), typedPhone.trim()]
  const access = { by: 'tracked', code, phone } as const
  const fields = fieldProblems(access)
  if (Object.keys(fields).length > 0) {
    $order.set({ state: 'idle' })
    return fields
  }
  forgetAction()
  $order.set({ state: 'loading', access })
  await load(access, async () => {
    try {
      const order = await trackOrder(code, phone)
      noteKnownOrder(code, order)
      return () => showTracked(order, phone)
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'order_unknown')) throw error
      // The order no longer exists; this device had stored its phone.
      if (knownOrder(code)?.phone === phone) forgetKnownOrder(code)
      return () => $order.set({ state: 'missing', access })
    }
  })
  return {}
}
