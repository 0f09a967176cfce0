import { textColours, textMarks, textSizes } from '@nas/domain/rich-text/palette'
import { isPlainObject } from '@nas/query/plain-values'
import { textFormats } from './nodes.ts'

/** Text for between tags and for quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

const tags: [number, string][] = [
  [textFormats.bold, 'strong'],
  [textFormats.italic, 'em'],
  [textFormats.strike, 's'],
  [textFormats.underline, 'u'],
  [textFormats.code, 'code'],
  [textFormats.subscript, 'sub'],
  [textFormats.superscript, 'sup'],
]

function choice(choices: Record<string, { value: string }>, name: unknown): string | null {
  return typeof name === 'string' && Object.hasOwn(choices, name)
    ? (choices[name]?.value ?? null)
    : null
}

/** The style of a text's state; names that the palette does not have are passed over. */
function stateStyle(state: unknown): string {
  if (!isPlainObject(state)) return ''
  const parts = [
    ['color', choice(textColours, state.colour)],
    ['background-color', choice(textMarks, state.mark)],
    ['font-size', choice(textSizes, state.size)],
  ]
  return parts.flatMap(([name, value]) => (value ? [`${name}:${value}`] : [])).join(';')
}

export function textHtml(text: string, format: unknown, state: unknown): string {
  const bits = typeof format === 'number' ? format : 0
  const applied = tags.filter(([bit]) => bits & bit).map(([, tag]) => tag)
  const inner = applied.reduce((html, tag) => `<${tag}>${html}</${tag}>`, escapeHtml(text))
  const style = stateStyle(state)
  // Outside the lines under and through the text, which take its colour.
  return style === '' ? inner : `<span style="${style}">${inner}</span>`
}
