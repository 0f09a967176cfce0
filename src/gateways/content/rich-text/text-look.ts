import {
  type TextColour,
  type TextMark,
  type TextSize,
  type TextState,
  textColours,
  textMarks,
  textSizes,
} from '@nas/domain/rich-text/palette'
import { type Color, differenceCiede2000, parse } from 'culori'
import type { HtmlElement } from './html-element.ts'
import { textFormats } from './nodes.ts'

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

/** Quill can be configured to name colours in classes: `ql-color-red`, `ql-bg-yellow`. */
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

const difference = differenceCiede2000()
const clear = 0.1

function nearestColour<N extends string>(
  choices: Record<N, { value: string }>,
  colour: Color,
): N | undefined {
  const ranked = Object.entries<{ value: string }>(choices)
    .map(([name, { value }]) => ({ name: name as N, far: difference(value, colour) }))
    .sort((one, other) => one.far - other.far)
  return ranked[0]?.name
}

function colourOf(css: string | undefined): Color | undefined {
  const colour = css === undefined ? undefined : parse(css)
  return colour && (colour.alpha ?? 1) > clear ? colour : undefined
}

function nearestTextColour(css: string | undefined): TextColour | undefined {
  const colour = colourOf(css)
  return colour && nearestColour(textColours, colour)
}

/** White is no mark. */
function nearestMark(css: string | undefined): TextMark | undefined {
  const colour = colourOf(css)
  if (!colour || difference('white', colour) < 3) return undefined
  return nearestColour(textMarks, colour)
}

/** The editor's base size in px (SPEC §9). */
const base = 16
const units: Record<string, number> = { px: 1, pt: 4 / 3, em: base, rem: base, '%': base / 100 }
const namedSizes: Record<string, number> = {
  'x-small': 10,
  small: 13,
  medium: 16,
  large: 18,
  'x-large': 24,
  'xx-large': 32,
}
const relative: TextSize[] = ['small', 'large', 'huge']

function pixels(css: string): number | undefined {
  if (Object.hasOwn(namedSizes, css)) return namedSizes[css]
  const [, amount, unit = ''] = /^(\d+|\d*\.\d+)(px|pt|em|rem|%)$/.exec(css) ?? []
  const factor = units[unit]
  return amount === undefined || factor === undefined ? undefined : Number(amount) * factor
}

function nearestSize(css: string | undefined): TextSize | undefined {
  if (css === undefined) return undefined
  const exact = Object.entries(textSizes).find(([, { value }]) => value === css)
  if (exact) return exact[0] as TextSize
  const target = pixels(css)
  if (target === undefined) return undefined
  const ranked = Object.entries(textSizes)
    .map(([name, { value }]) => ({
      name: name as TextSize,
      far: Math.abs((pixels(value) ?? 0) - target),
    }))
    .sort(
      (one, other) =>
        one.far - other.far ||
        Number(relative.includes(one.name)) - Number(relative.includes(other.name)),
    )
  return ranked[0]?.name
}
