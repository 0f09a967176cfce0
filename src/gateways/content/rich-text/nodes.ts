import type { TextState } from '@nas/domain/rich-text/palette'
import type { CalloutKind } from '@nas/domain/rich-text/text-blocks'
import type { PictureFields } from './picture-alt.ts'

/** The part of Payload's editor document (Lexical's JSON) that the shop's texts use. */
export interface RichTextState {
  root: {
    type: 'root'
    version: 1
    direction: null
    format: ''
    indent: 0
    children: BlockNode[]
  }
}

export type Align = '' | 'left' | 'center' | 'right' | 'justify'

/** The alignments that CSS and Lexical name; an index of other names is undefined. */
export const alignments: Record<string, Exclude<Align, ''>> = {
  left: 'left',
  start: 'left',
  center: 'center',
  right: 'right',
  end: 'right',
  justify: 'justify',
}

interface ElementNode {
  version: 1 | 3
  direction: null
  format: Align
  indent: number
}

export interface TextBlockNode extends ElementNode {
  type: 'paragraph' | 'heading' | 'quote'
  tag?: HeadingTag
  textFormat?: 0
  textStyle?: ''
  children: InlineNode[]
}

export const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

export type HeadingTag = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'

export interface ListNode extends ElementNode {
  type: 'list'
  listType: 'bullet' | 'number'
  tag: 'ul' | 'ol'
  start: number
  children: ListItemNode[]
}

/** Contains text, or a single list that belongs to the previous item. */
export interface ListItemNode extends ElementNode {
  type: 'listitem'
  value: number
  children: (InlineNode | ListNode)[]
}

export interface PictureNode {
  type: 'upload'
  version: 3
  format: Align
  id: string
  relationTo: 'media'
  value: number
  fields: PictureFields
}

export interface VideoNode {
  type: 'block'
  version: 2
  format: ''
  fields: { id: string; blockName: ''; blockType: 'video'; url: string; title: string }
}

export interface ProductsNode {
  type: 'block'
  version: 2
  format: ''
  fields: { id: string; blockName: ''; blockType: 'products'; products: number[] }
}

export interface GalleryNode {
  type: 'block'
  version: 2
  format: ''
  fields: { id: string; blockName: ''; blockType: 'gallery'; pictures: number[] }
}

/** Its text has paragraphs and lists only. */
export interface CalloutNode {
  type: 'block'
  version: 2
  format: ''
  fields: {
    id: string
    blockName: ''
    blockType: 'callout'
    kind: CalloutKind
    text: RichTextState
  }
}

export interface TableNode extends ElementNode {
  type: 'table'
  children: TableRowNode[]
}

export interface TableRowNode extends ElementNode {
  type: 'tablerow'
  children: TableCellNode[]
}

export interface TableCellNode extends ElementNode {
  type: 'tablecell'
  headerState: (typeof headerStates)[keyof typeof headerStates]
  colSpan: number
  rowSpan: number
  backgroundColor: null
  children: BlockNode[]
}

/** Lexical's names: the cell is the header of its column, or of its row. */
export const headerStates = { none: 0, row: 1, column: 2 } as const

export interface RuleNode {
  type: 'horizontalrule'
  version: 1
}

export type BlockNode =
  | TextBlockNode
  | ListNode
  | PictureNode
  | VideoNode
  | ProductsNode
  | GalleryNode
  | CalloutNode
  | TableNode
  | RuleNode

export interface TextNode {
  type: 'text'
  version: 1
  text: string
  /** Bits of `textFormats`. */
  format: number
  detail: 0
  mode: 'normal'
  style: ''
  $?: TextState
}

export interface BreakNode {
  type: 'linebreak'
  version: 1
}

export interface LinkNode extends ElementNode {
  type: 'link'
  version: 3
  id: string
  fields: { linkType: 'custom'; url: string; newTab: boolean }
  children: (TextNode | BreakNode)[]
}

export type InlineNode = TextNode | BreakNode | LinkNode

export const textFormats = {
  bold: 1,
  italic: 2,
  strike: 4,
  underline: 8,
  code: 16,
  subscript: 32,
  superscript: 64,
} as const

/** Most columns or rows of one cell. */
export const mostSpanned = 50

export const deepestIndent = 8
/** Pixels per step of indentation in Lexical and Payload. */
export const indentWidth = 40

/** Title for a video without its own. */
export const unnamedVideo = 'Video'
