import {
  convertLexicalToMarkdown,
  convertMarkdownToLexical,
  type SanitizedServerEditorConfig,
} from '@payloadcms/richtext-lexical'
import type { FlattenedField } from 'payload'

const configOf = (field: FlattenedField): SanitizedServerEditorConfig =>
  Object(field).editor.editorConfig

export const markdownOf = (field: FlattenedField, value: unknown): string =>
  value ? convertLexicalToMarkdown({ data: value as never, editorConfig: configOf(field) }) : ''

export const richTextOf = (field: FlattenedField, markdown: string): unknown =>
  markdown === '' ? null : convertMarkdownToLexical({ editorConfig: configOf(field), markdown })

const inMarkdown = new Set([
  ...['root', 'paragraph', 'heading', 'quote', 'list', 'listitem', 'link', 'autolink'],
  ...['text', 'linebreak', 'horizontalrule'],
])

/** Bold, italic, strikethrough and code. */
const textFormats = 1 | 2 | 4 | 16

interface Node {
  type?: string
  format?: number | string
  indent?: number
  $?: object
  children?: Node[]
}

function isPlain({ type = '', format, indent, $, children = [] }: Node): boolean {
  if (!inMarkdown.has(type) || Object.keys($ ?? {}).length > 0) return false
  const isFormatted = typeof format === 'number' ? (format & ~textFormats) !== 0 : Boolean(format)
  // Markdown indents only the items of lists.
  return !isFormatted && (type === 'listitem' || !indent) && children.every(isPlain)
}

/** Whether Markdown can hold everything of a stored rich text. */
export const isLossless = (value: unknown): boolean => !value || isPlain(Object(value).root)
