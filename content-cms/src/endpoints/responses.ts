import { APIError, type Endpoint, type PayloadRequest, ValidationError } from 'payload'
import { isWriter } from '../access/rules'
import { priceConfirmation } from '../fields/price-confirmation'

export const status = (code: number) => Response.json({ errors: [] }, { status: code })

/** An endpoint for the shop's key: `/api` has authorised the caller. */
export const writerEndpoint = (
  method: 'get' | 'post' | 'patch' | 'delete',
  path: string,
  respond: (req: PayloadRequest) => Promise<Response>,
): Endpoint => ({
  method,
  path,
  handler: (req) => (isWriter(req) ? respond(req) : status(403)),
})

export async function bodyOf(req: PayloadRequest): Promise<unknown> {
  try {
    return await req.json?.()
  } catch {
    throw new APIError('Invalid JSON', 400)
  }
}

export type Problem = {
  path: string
  /** For programs; `message` is for people. */
  code: 'taken' | 'required' | 'invalid' | 'price_unconfirmed'
  message: string
  locale?: string
  /** With `price_unconfirmed`: the former price; absent for a new product. */
  price?: number
}

/** @param code the kind of all problems, for the caller */
export function badRequest(problems: Problem[], code?: Problem['code']): Response {
  const [first] = problems
  const message = problems.length === 1 && first ? first.message : `${problems.length} errors`
  return Response.json(
    { errors: [{ name: 'ValidationError', message, data: { code, errors: problems } }] },
    { status: 400 },
  )
}

type Translate = PayloadRequest['t']

function codeOf(message: string, t: Translate): Problem['code'] {
  if (message === t('error:valueMustBeUnique')) return 'taken'
  return message === t('validation:required') ? 'required' : 'invalid'
}

/** Null when the save failed for another reason; a confirmation is asked for last. */
export function problemsOf(error: unknown, req: PayloadRequest): Problem[] | null {
  if (!(error instanceof ValidationError)) return null
  const { errors } = error.data
  const others = errors.filter(({ path }) => path !== priceConfirmation)
  if (others.length === 0) {
    const { message = '' } = errors[0] ?? {}
    return [unconfirmedPrice(message, req.context.formerPrice as number | null)]
  }
  const { t, locale } = req
  return others.map(({ path, message }) => ({ path, message, code: codeOf(message, t), locale }))
}

/** @param former null for a new product */
export const unconfirmedPrice = (message: string, former: number | null): Problem => ({
  path: 'price',
  code: 'price_unconfirmed',
  message,
  ...(former !== null && { price: former }),
})
