import { type PayloadRequest, ValidationError } from 'payload'

/** What is wrong with one field, in Payload's own form with a code and the language beside it. */
export type Problem = {
  path: string
  /** Why, for programs; `message` says it to people. */
  code: 'taken' | 'required' | 'invalid'
  message: string
  locale?: string
}

/** The response to a body that cannot be saved, in the form of Payload's own errors. */
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

/** The problems of a failed save; null when it failed for another reason. */
export function problemsOf(error: unknown, t: Translate, locale?: string): Problem[] | null {
  if (!(error instanceof ValidationError)) return null
  return error.data.errors.map(({ path, message }) => ({
    path,
    message,
    code: codeOf(message, t),
    locale,
  }))
}
