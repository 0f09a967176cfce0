import { placeholderProblem } from '@nas/domain/placeholders'
import type { PayloadRequest } from 'payload'
import { type Label, label, messageFor } from '../labels'

interface Rules {
  known: readonly string[]
  required?: readonly string[]
}

const listed = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(', ')

/** @returns the sentence for the editor; null when the placeholders of the text are right */
function brokenPlaceholders(text: string, rules: Rules): Label | null {
  const problem = placeholderProblem(text, rules)
  if (problem === null) return null
  const known = listed(rules.known)
  if ('missing' in problem) {
    const missing = listed([problem.missing])
    return label(
      `Phải có ${missing}. Có thể dùng: ${known}`,
      `${missing} is required here. Known placeholders: ${known}`,
    )
  }
  const unknown = listed([problem.unknown])
  return rules.known.length === 0
    ? label(
        `Không dùng được ${unknown}: ô này không có phần tự điền`,
        `${unknown} is unknown: this text has no placeholders`,
      )
    : label(
        `Không dùng được ${unknown}. Có thể dùng: ${known}`,
        `${unknown} is unknown. Known placeholders: ${known}`,
      )
}

/** `true`, or the message about a text with unknown or missing placeholders. */
export function checkPlaceholders(req: PayloadRequest, text: unknown, rules: Rules): string | true {
  const broken = brokenPlaceholders(String(text ?? ''), rules)
  return broken === null || messageFor(req, broken)
}
