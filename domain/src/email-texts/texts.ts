import { fill, type Values } from '../placeholders.js'
import { accountTexts } from './accounts.js'
import type { EmailText, EmailWords } from './email-text.js'
import { orderTexts } from './orders.js'

const texts = { ...orderTexts, ...accountTexts }

export type EmailKind = keyof typeof texts
export type { EmailWords }

/** The words of emails to customers until editors change them, and their placeholders. */
export const emailTexts: Readonly<Record<EmailKind, EmailText>> = texts

export const isEmailKind = (name: string): name is EmailKind => Object.hasOwn(emailTexts, name)

/** Placeholders that a field of an email must contain: the subject of an order names the order. */
export function requiredPlaceholders(kind: EmailKind, field: keyof EmailWords): readonly string[] {
  const { known, required } = emailTexts[kind]
  if (field === 'subject') return known.filter((name) => name === 'order')
  return field === 'text' ? (required?.text ?? []) : []
}

export interface FilledWords {
  subject: string
  preview: string
  heading: string
  paragraphs: string[]
}

export function fillEmail({ text, ...lines }: EmailWords, values: Values): FilledWords {
  const line = (name: keyof typeof lines) => fill(lines[name], values).replace(/\s+/g, ' ').trim()
  const parts = fill(text, values).split(/\n\s*\n/)
  const paragraphs = parts.map((part) => part.trim()).filter((part) => part !== '')
  return {
    subject: line('subject'),
    preview: line('preview') || (paragraphs[0] ?? ''),
    heading: line('heading'),
    paragraphs,
  }
}
