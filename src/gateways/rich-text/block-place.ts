import type { HtmlElement } from './html-element.ts'
import { type Align, deepestIndent, indentWidth } from './nodes.ts'

/** Where a block stands on its line. */
export interface BlockPlace {
  align: Align
  indent: number
}

export const plainPlace: BlockPlace = { align: '', indent: 0 }

const alignments: Record<string, Align> = {
  left: 'left',
  start: 'left',
  center: 'center',
  right: 'right',
  end: 'right',
  justify: 'justify',
}
const unitsOfStep: Record<string, number> = { px: indentWidth, pt: 30, em: 3, rem: 2.5 }

function alignOf({ style, classes, attributes }: HtmlElement): Align | undefined {
  const quill = classes.find((name) => name.startsWith('ql-align-'))?.slice('ql-align-'.length)
  const named = style['text-align'] ?? quill ?? attributes.align?.toLowerCase() ?? ''
  return Object.hasOwn(alignments, named) ? alignments[named] : undefined
}

/** Steps of Quill's class `ql-indent-2`. */
export function quillIndent({ classes }: HtmlElement): number {
  const [, steps] = /(?:^| )ql-indent-(\d)/.exec(classes.join(' ')) ?? []
  return Math.min(Number(steps ?? 0), deepestIndent)
}

/** Steps of a left padding; Lexical writes `calc(2 * 40px)`, Quill as a style 3em a step. */
function styledIndent({ style }: HtmlElement): number {
  const width = style['padding-inline-start'] ?? style['padding-left'] ?? style['margin-left'] ?? ''
  const [, times] = /^calc\((\d+) \* .+\)$/.exec(width) ?? []
  if (times !== undefined) return Number(times)
  const [, amount, unit = ''] = /^(\d*\.?\d+)(px|pt|em|rem)$/.exec(width) ?? []
  return amount === undefined ? 0 : Math.round(Number(amount) / (unitsOfStep[unit] ?? indentWidth))
}

/** The place of a block, given that of the element around it. */
export function placeInside(element: HtmlElement, around: BlockPlace): BlockPlace {
  const own = Math.max(quillIndent(element), styledIndent(element))
  return {
    align: alignOf(element) ?? around.align,
    indent: Math.min(around.indent + own, deepestIndent),
  }
}
