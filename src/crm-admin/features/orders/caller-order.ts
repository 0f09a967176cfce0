import { type CallerOrder, placeForCaller } from '@nas/contract/caller-orders/operations'
import { type FieldProblem, problemsOf } from '@nas/contract/field-problems'
import * as v from 'valibot'
import { api } from '../../../api-client/api.ts'
import { ApiError } from '../../../api-client/api-error.ts'
import { placesNamed } from '../../../forms/places.ts'
import { fieldsOf, isWhole, textOf } from '../../../stores/checked-storage.ts'
import { attemptKey, endAttempt } from '../../../stores/order-attempt.ts'
import type { NamedRecord, Values } from '../../kit/forms/form-field.ts'

/** A line of the order while it is typed. */
export interface CallerItem extends NamedRecord {
  quantity: number
}

export const mostPieces = 999

/** The lines in the value of a form, which may come from a draft. */
export function itemsIn(value: unknown): CallerItem[] {
  if (!Array.isArray(value)) return []
  return value.map((kept) => {
    const { id, name, quantity } = fieldsOf(kept)
    const pieces = isWhole(quantity, 1, mostPieces) ? quantity : 1
    return { id: Number(id), name: textOf(name), quantity: pieces }
  })
}

/** The same product again is one more piece. */
export function withItem(items: readonly CallerItem[], { id, name }: NamedRecord): CallerItem[] {
  if (!items.some((item) => item.id === id)) return [...items, { id, name, quantity: 1 }]
  return items.map((item) => (item.id === id ? { ...item, quantity: item.quantity + 1 } : item))
}

export const wantedOf = (items: readonly CallerItem[]) =>
  items.map(({ id: product, quantity }) => ({ product, quantity }))

/** @param expectedTotal undefined while no total is known, and the server has nothing to compare */
export function orderIn(values: Values, expectedTotal: number | undefined) {
  const { scheme, items, ...typed } = values
  return {
    ...typed,
    ...(scheme === 'two_levels' && { district: null }),
    address_scheme: scheme,
    items: wantedOf(itemsIn(items)),
    expected_total: expectedTotal,
  }
}

function refused(problems: readonly Pick<FieldProblem, 'path' | 'code'>[]): ApiError {
  const name = 'ValidationError'
  const errors = problems.map((problem) => ({ message: problem.code, name, ...problem }))
  return new ApiError({ status: 400, name, message: 'The order is invalid', errors })
}

/** @throws ApiError with the problems of the fields, as the checkout finds them */
async function checked(order: object): Promise<CallerOrder> {
  const { success, output, issues } = v.safeParse(placeForCaller.input, order)
  if (!success) throw refused(problemsOf(issues))
  const places = await placesNamed({ ...output, district: output.district || null })
  if (places.ward !== null) return output
  throw refused([{ path: ['ward'], code: 'required' }])
}

const placedSchema = v.object({ data: placeForCaller.answer })

const wasAnswered = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500

/** Places the order once, until the server has answered. @throws ApiError */
export async function sendOrder(order: object): Promise<{ id: number; code: string }> {
  const sent = await checked(order)
  const headers = { 'Idempotency-Key': attemptKey(JSON.stringify(['phone', sent])) }
  try {
    const answer = await api.post('/api/app/orderforcaller', sent, { headers })
    endAttempt()
    return v.parse(placedSchema, answer).data
  } catch (error) {
    if (wasAnswered(error)) endAttempt()
    throw error
  }
}
