import { type TextSize, type TextState, textSizes } from '@nas/domain/rich-text/palette'
import type { HtmlElement } from './html-element.ts'
import { nearestMark, nearestSize, nearestTextColour } from './nearest-choice.ts'
import { textFormats } from './nodes.ts'

/** How the text inside an element looks. */
export interface TextLook extends TextState {
  format: number
}

export const plainLook: TextLook = { format: 0 }

const formatOfTag: Record<string, number> = {
  b: textFormats.bold,
  strong: textFormats.bold,
  i: textFormats.italic,
  em: textFormats.italic,
  u: textFormats.underline,
  ins: textFormats.underline,
  s: textFormats.strike,
  strike: textFormats.strike,
  del: textFormats.strike,
  code: textFormats.code,
  pre: textFormats.code,
  sub: textFormats.subscript,
  sup: textFormats.superscript,
}

const sizeOfTag: Record<string, TextSize> = { small: 'small', big: 'large' }
const fontSizes = ['', '10px', '14px', '16px', '18px', '24px', '32px', '48px']

function quillSize(classes: string[]): TextSize | undefined {
  const name = classes.find((one) => one.startsWith('ql-size-'))?.slice('ql-size-'.length)
  if (name === undefined) return undefined
  return Object.hasOwn(textSizes, name) ? (name as TextSize) : nearestSize(name)
}

/** Quill names colours in classes when configured to: `ql-color-red`, `ql-bg-yellow`. */
function quillColour(classes: string[], prefix: string): string | undefined {
  return classes.find((one) => one.startsWith(prefix))?.slice(prefix.length)
}

function formatIn({ tag, style }: HtmlElement, format: number): number {
  let bits = format | (formatOfTag[tag] ?? 0)
  const weight = style['font-weight']
  if (weight !== undefined) {
    const bold = weight.startsWith('bold') || Number(weight) >= 600
    bits = bold ? bits | textFormats.bold : bits & ~textFormats.bold
  }
  if (style['font-style'] === 'italic') bits |= textFormats.italic
  if (style['font-style'] === 'normal') bits &= ~textFormats.italic
  const lines = `${style['text-decoration'] ?? ''} ${style['text-decoration-line'] ?? ''}`
  if (lines.includes('underline')) bits |= textFormats.underline
  if (lines.includes('line-through')) bits |= textFormats.strike
  return bits
}

/** The look inside an element: its own on top of the look around it. */
export function lookInside(element: HtmlElement, around: TextLook): TextLook {
  const { tag, style, classes, attributes } = element
  const colour =
    nearestTextColour(style.color) ??
    nearestTextColour(quillColour(classes, 'ql-color-')) ??
    nearestTextColour(attributes.color) ??
    around.colour
  const mark =
    nearestMark(style['background-color'] ?? style.background) ??
    nearestMark(quillColour(classes, 'ql-bg-')) ??
    (tag === 'mark' ? 'honey' : around.mark)
  const size =
    nearestSize(style['font-size']) ??
    quillSize(classes) ??
    nearestSize(fontSizes[Number(attributes.size ?? '')]) ??
    sizeOfTag[tag] ??
    around.size
  return {
    format: formatIn(element, around.format),
    ...(colour && { colour }),
    ...(mark && { mark }),
    ...(size && { size }),
  }
}
