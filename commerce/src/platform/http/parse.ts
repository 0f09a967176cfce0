import { problemsOf } from '@nas/contract/field-problems'
import { holdsUnstorable } from '@nas/contract/field-schemas'
import * as v from 'valibot'
import { notFound, ShopError } from '../errors/shop-error'

/** @throws ShopError invalid, naming every wrong field */
export function parse<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, input)
  if (parsed.success) return parsed.output
  throw new ShopError('invalid', 'The request has errors.', problemsOf(parsed.issues))
}

/** @throws ShopError invalid when PostgreSQL cannot store a text or key of the input */
export function assertStorable(input: unknown): void {
  if (holdsUnstorable(input)) {
    throw new ShopError('invalid', 'The body contains NUL or half of a surrogate pair.')
  }
}

/** @throws ShopError not_found when it is malformed */
export function orderNumber(text: string | undefined): number {
  if (text !== undefined && /^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw notFound()
}
