import { resetPassword } from './reset-password'
import type { MailTemplate } from './template'

export const templates = {
  'reset-password': resetPassword,
} satisfies Record<string, MailTemplate>

export type TemplateName = keyof typeof templates

const byName = new Map<string, MailTemplate>(Object.entries(templates))

/** The template of this name; a row of an older release may name one that is gone. */
export function templateOf(name: string): MailTemplate | undefined {
  return byName.get(name)
}
