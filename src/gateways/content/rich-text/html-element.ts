import { type DefaultTreeAdapterMap, parseFragment } from 'parse5'
import { type Align, alignments, deepestIndent, indentWidth } from './nodes.ts'

type ParsedNode = DefaultTreeAdapterMap['childNode']

export interface HtmlElement {
  tag: string
  attributes: Record<string, string>
  style: Record<string, string>
  classes: string[]
  children: HtmlNode[]
}

export type HtmlNode = string | HtmlElement

function styleOf(declarations: string): Record<string, string> {
  const pairs = declarations.split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':')
    const [name, value] = [declaration.slice(0, colon), declaration.slice(colon + 1)]
    return colon < 0 ? [] : [[name.trim().toLowerCase(), value.trim().toLowerCase()]]
  })
  return Object.fromEntries(pairs)
}

function read(node: ParsedNode): HtmlNode[] {
  if ('value' in node) return [node.value]
  if (!('tagName' in node)) return []
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
  return [
    {
      tag: node.tagName,
      attributes,
      style: styleOf(attributes.style ?? ''),
      classes: (attributes.class ?? '').split(/\s+/),
      children: node.childNodes.flatMap(read),
    },
  ]
}

export function parseHtml(html: string): HtmlNode[] {
  return parseFragment(html).childNodes.flatMap(read)
}

export interface BlockPlace {
  align: Align
  indent: number
}

export const plainPlace: BlockPlace = { align: '', indent: 0 }

const unitsOfStep: Record<string, number> = { px: indentWidth, pt: 30, em: 3, rem: 2.5 }

function alignOf({ style, classes, attributes }: HtmlElement): Align | undefined {
  const quill = classes.find((name) => name.startsWith('ql-align-'))?.slice('ql-align-'.length)
  const named = style['text-align'] ?? quill ?? attributes.align?.toLowerCase() ?? ''
  return Object.hasOwn(alignments, named) ? alignments[named] : undefined
}

export function quillIndent({ classes }: HtmlElement): number {
  const [, steps] = /(?:^| )ql-indent-(\d)/.exec(classes.join(' ')) ?? []
  return Math.min(Number(steps ?? 0), deepestIndent)
}

/** Steps of a left padding; Lexical writes `calc(2 * 40px)`, Quill 3em per step. */
function styledIndent({ style }: HtmlElement): number {
  const width = style['padding-inline-start'] ?? style['padding-left'] ?? style['margin-left'] ?? ''
  const [, times] = /^calc\((\d+) \* .+\)$/.exec(width) ?? []
  if (times !== undefined) return Number(times)
  const [, amount, unit = ''] = /^(\d+|\d*\.\d+)(px|pt|em|rem)$/.exec(width) ?? []
  return amount === undefined ? 0 : Math.round(Number(amount) / (unitsOfStep[unit] ?? indentWidth))
}

export function placeInside(element: HtmlElement, around: BlockPlace): BlockPlace {
  const own = Math.max(quillIndent(element), styledIndent(element))
  return {
    align: alignOf(element) ?? around.align,
    indent: Math.min(around.indent + own, deepestIndent),
  }
}
