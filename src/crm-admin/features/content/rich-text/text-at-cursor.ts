import { $isLinkNode } from '@lexical/link'
import { $isListNode, ListNode } from '@lexical/list'
import { $isHeadingNode, $isQuoteNode } from '@lexical/rich-text'
import { $getSelectionStyleValueForProperty } from '@lexical/selection'
import { $findMatchingParent, $getNearestNodeOfType } from '@lexical/utils'
import {
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  type ElementFormatType,
  type LexicalNode,
  type RangeSelection,
  type TextFormatType,
} from 'lexical'
import { knownStyle, type StyleName, styleNames } from './text-styles.ts'

export const textFormats = ['bold', 'italic', 'underline', 'strikethrough'] as const

export interface TextAtCursor {
  formats: ReadonlySet<TextFormatType>
  /** `paragraph`, `h1` … `h6` or `quote`. */
  block: string
  list: 'bullet' | 'number' | null
  align: ElementFormatType
  styles: Readonly<Record<StyleName, string>>
  link: string
}

export const nowhere: TextAtCursor = {
  formats: new Set(),
  block: 'paragraph',
  list: null,
  align: '',
  styles: { color: '', 'background-color': '', 'font-size': '' },
  link: '',
}

function $blockAround(node: LexicalNode): string {
  const block = $findMatchingParent(node, (one) => $isHeadingNode(one) || $isQuoteNode(one))
  if ($isHeadingNode(block)) return block.getTag()
  return block === null ? 'paragraph' : 'quote'
}

function $listAround(node: LexicalNode): TextAtCursor['list'] {
  const list = $getNearestNodeOfType(node, ListNode)
  if (!$isListNode(list)) return null
  return list.getListType() === 'number' ? 'number' : 'bullet'
}

function $stylesOf(selection: RangeSelection): TextAtCursor['styles'] {
  const style = (name: StyleName) =>
    knownStyle(name, $getSelectionStyleValueForProperty(selection, name, '')) ?? ''
  return Object.fromEntries(styleNames.map((name) => [name, style(name)])) as TextAtCursor['styles']
}

export function $textAtCursor(): TextAtCursor | null {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return null
  const node = selection.anchor.getNode()
  const element = $findMatchingParent(node, (one) => $isElementNode(one) && !one.isInline())
  const link = $findMatchingParent(node, $isLinkNode)
  return {
    formats: new Set(textFormats.filter((format) => selection.hasFormat(format))),
    block: $blockAround(node),
    list: $listAround(node),
    align: $isElementNode(element) ? element.getFormatType() : '',
    styles: $stylesOf(selection),
    link: $isLinkNode(link) ? link.getURL() : '',
  }
}
