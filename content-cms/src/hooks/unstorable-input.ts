import type { AfterErrorHook } from 'payload'
import { label, messageFor } from '../labels'

const message = label(
  'Nội dung có ký tự hoặc con số không lưu được.',
  'The input has a character or a number that cannot be stored.',
)

/** Class 22 of PostgreSQL, "data exception": NUL in a text, a number beyond its type. */
const dataException = /^22/

function isUnstorable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return (typeof code === 'string' && dataException.test(code)) || isUnstorable(error.cause)
}

/** Answers 400 to input that PostgreSQL cannot store, which Payload does not check. */
export const answerUnstorable: AfterErrorHook = ({ error, req }) =>
  isUnstorable(error)
    ? { status: 400, response: { errors: [{ message: messageFor(req, message) }] } }
    : undefined
