import type { TextState } from '@nas/domain/rich-text/palette'
import type { CalloutKind } from '@nas/domain/rich-text/text-blocks'
import type {
  Align,
  BlockNode,
  BreakNode,
  CalloutNode,
  GalleryNode,
  InlineNode,
  LinkNode,
  ListItemNode,
  ListNode,
  PictureNode,
  ProductsNode,
  RichTextState,
  RuleNode,
  TableCellNode,
  TableNode,
  TextBlockNode,
  TextNode,
  VideoNode,
} from './nodes.ts'

const element = { version: 1, direction: null, format: '', indent: 0 } as const

export function makeText(text: string, format: number, state: TextState | null): TextNode {
  const node: TextNode = {
    type: 'text',
    version: 1,
    text,
    format,
    detail: 0,
    mode: 'normal',
    style: '',
  }
  return state ? { ...node, $: state } : node
}

export function makeBreak(): BreakNode {
  return { type: 'linebreak', version: 1 }
}

/** The id, like every node's, is assigned after the whole document is read. */
export function makeLink(
  { url, newTab }: { url: string; newTab: boolean },
  children: LinkNode['children'],
): LinkNode {
  return {
    ...element,
    type: 'link',
    version: 3,
    id: '',
    fields: { linkType: 'custom', url, newTab },
    children,
  }
}

export function makeTextBlock(
  kind: Pick<TextBlockNode, 'type' | 'tag'>,
  place: { align: Align; indent: number },
  children: InlineNode[],
): TextBlockNode {
  const node = { ...element, format: place.align, indent: place.indent, children }
  if (kind.type === 'paragraph') return { ...node, ...kind, textFormat: 0, textStyle: '' }
  return { ...node, ...kind }
}

export function makeList(
  listType: ListNode['listType'],
  start: number,
  children: ListItemNode[],
): ListNode {
  const tag = listType === 'number' ? 'ol' : 'ul'
  return { ...element, type: 'list', listType, tag, start, children }
}

export function makeListItem(
  value: number,
  indent: number,
  align: Align,
  children: ListItemNode['children'],
): ListItemNode {
  return { ...element, type: 'listitem', value, indent, format: align, children }
}

export function makePicture(
  value: number,
  format: Align,
  fields: PictureNode['fields'],
): PictureNode {
  return { type: 'upload', version: 3, format, id: '', relationTo: 'media', value, fields }
}

export function makeVideo(url: string, title: string): VideoNode {
  const fields = { id: '', blockName: '', blockType: 'video', url, title } as const
  return { type: 'block', version: 2, format: '', fields }
}

export function makeProducts(products: number[]): ProductsNode {
  const fields = { id: '', blockName: '', blockType: 'products', products } as const
  return { type: 'block', version: 2, format: '', fields }
}

export function makeGallery(pictures: number[]): GalleryNode {
  const fields = { id: '', blockName: '', blockType: 'gallery', pictures } as const
  return { type: 'block', version: 2, format: '', fields }
}

export function makeCallout(kind: CalloutKind, text: RichTextState): CalloutNode {
  const fields = { id: '', blockName: '', blockType: 'callout', kind, text } as const
  return { type: 'block', version: 2, format: '', fields }
}

export function makeTable(rows: TableCellNode[][]): TableNode {
  const children = rows.map((cells) => ({ ...element, type: 'tablerow' as const, children: cells }))
  return { ...element, type: 'table', children }
}

/** Lexical needs a block in every cell. */
export function makeCell(
  facts: Pick<TableCellNode, 'headerState' | 'colSpan' | 'rowSpan'>,
  blocks: BlockNode[],
): TableCellNode {
  const empty = makeTextBlock({ type: 'paragraph' }, { align: '', indent: 0 }, [])
  const children = blocks.length > 0 ? blocks : [empty]
  return { ...element, ...facts, type: 'tablecell', backgroundColor: null, children }
}

/** Null for empty lines only. */
export function makeRoot(children: BlockNode[]): RichTextState | null {
  const isEmpty = children.every((node) => node.type === 'paragraph' && node.children.length === 0)
  if (isEmpty) return null
  return {
    root: { type: 'root', version: 1, direction: null, format: '', indent: 0, children },
  }
}

export function makeRule(): RuleNode {
  return { type: 'horizontalrule', version: 1 }
}
