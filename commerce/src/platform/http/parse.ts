import type { z } from '@medusajs/framework/zod'
import { type ErrorDetail, notFound, ShopError } from '../errors/shop-error'

const messages: Record<string, string> = {
  required: 'This must be filled in.',
  too_long: 'This is too long.',
  malformed: 'This is not in the right form.',
  phone_invalid: 'This is not a Vietnamese mobile number.',
  email_invalid: 'This is not an e-mail address.',
  password_short: 'A password has at least 8 characters.',
  password_long: 'A password has at most 128 characters.',
  quantity_invalid: 'A quantity is a whole number of at least 1.',
  product_unknown: 'A product is named by its number.',
  consent_required: 'This consent is needed to place an order.',
  stars_invalid: 'A rating has 1 to 5 whole stars.',
  state_unknown: 'There is no such state of an order.',
}

function detail(issue: { path: PropertyKey[]; message: string }): ErrorDetail {
  const code = issue.message in messages ? issue.message : 'malformed'
  const path = issue.path.map((part) => (typeof part === 'symbol' ? part.toString() : part))
  return { path, code, message: messages[code] ?? '' }
}

/**
 * What the schema makes of the input.
 * @throws ShopError invalid, naming every field that is wrong
 */
export function parse<Output>(schema: z.ZodType<Output>, input: unknown): Output {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  const details = result.error.issues.map(detail)
  throw new ShopError('invalid', 'The request has errors.', details)
}

/** The id of a record in a path. @throws ShopError not_found when it cannot be one */
export function opaqueId(text: string | undefined, what: string): string {
  if (text !== undefined && /^[\w-]{1,100}$/.test(text)) return text
  throw notFound(what)
}

/** The number of an order in a path. @throws ShopError not_found when it is none */
export function orderNumber(text: string | undefined): number {
  if (text !== undefined && /^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw notFound()
}
