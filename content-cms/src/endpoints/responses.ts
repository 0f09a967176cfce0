import { APIError, type PayloadRequest, ValidationError } from 'payload'

export const status = (code: number) => Response.json({ errors: [] }, { status: code })

/** The parsed JSON body. */
export async function bodyOf(req: PayloadRequest): Promise<unknown> {
  try {
    return await req.json?.()
  } catch {
    throw new APIError('Invalid JSON', 400)
  }
}

/** The error of one field in Payload's format, with a code and the language. */
export type Problem = {
  path: string
  /** For programs; `message` is for people. */
  code: 'taken' | 'required' | 'invalid'
  message: string
  locale?: string
}

/** The response to an invalid body, in Payload's error format. */
export function badRequest(problems: Problem[]): Response {
  const [first] = problems
  const message = problems.length === 1 && first ? first.message : `${problems.length} errors`
  return Response.json(
    { errors: [{ name: 'ValidationError', message, data: { errors: problems } }] },
    { status: 400 },
  )
}

type Translate = PayloadRequest['t']

function codeOf(message: string, t: Translate): Problem['code'] {
  if (message === t('error:valueMustBeUnique')) return 'taken'
  return message === t('validation:required') ? 'required' : 'invalid'
}

/** The field errors of a failed save; null when it failed for another reason. */
export function problemsOf(error: unknown, t: Translate, locale?: string): Problem[] | null {
  if (!(error instanceof ValidationError)) return null
  return error.data.errors.map(({ path, message }) => ({
    path,
    message,
    code: codeOf(message, t),
    locale,
  }))
}
