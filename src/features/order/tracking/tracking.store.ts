import type { TrackedOrder } from '@nas/contract/order-calls'
import { isPhone } from '@nas/domain/contact'
import { isOrderCode } from '@nas/domain/order-code'
import { atom } from 'nanostores'
import { ApiError } from '../../../api-client/api-error.ts'
import { trackOrder } from '../../../api-client/orders.ts'
import type { Texts } from '../../../i18n/catalogues.ts'
import { forgetKnownOrder, knownOrder, noteKnownOrder } from '../../../stores/known-orders.ts'
import { type LoadProblem, loadProblemOf } from '../problem-note.tsx'

export type TrackingField = 'code' | 'phone'

type FieldSentence = Extract<keyof Texts<'tracking'>, `${TrackingField}${'Required' | 'Invalid'}`>

export type FieldProblems = Partial<Record<TrackingField, FieldSentence>>

export type Tracking =
  | { state: 'idle' }
  | { state: 'asking' }
  | { state: 'invalid'; fields: FieldProblems }
  | { state: 'unknown' }
  | { state: 'failed'; problem: LoadProblem }
  | { state: 'found'; order: TrackedOrder; phone: string }

const idle: Tracking = { state: 'idle' }

export const $tracking = atom<Tracking>(idle)

/** For a component's first render, which must equal the server's. */
export const notAsked = (): Tracking => idle

function fieldProblems(code: string, phone: string): FieldProblems {
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

/** Queries the order, once for repeated calls. */
export async function track(typedCode: string, typedPhone: string): Promise<void> {
  if ($tracking.get().state === 'asking') return
  const code = readCode(typedCode)
  const phone = typedPhone.trim()
  const fields = fieldProblems(code, phone)
  if (Object.keys(fields).length > 0) {
    $tracking.set({ state: 'invalid', fields })
    return
  }
  $tracking.set({ state: 'asking' })
  try {
    const order = await trackOrder(code, phone)
    noteKnownOrder(code, order)
    $tracking.set({ state: 'found', order, phone })
  } catch (error) {
    const unknown = error instanceof ApiError && error.code === 'order_unknown'
    // The order no longer exists; this device had stored its phone.
    if (unknown && knownOrder(code)?.phone === phone) forgetKnownOrder(code)
    $tracking.set(
      unknown ? { state: 'unknown' } : { state: 'failed', problem: loadProblemOf(error) },
    )
  }
}
