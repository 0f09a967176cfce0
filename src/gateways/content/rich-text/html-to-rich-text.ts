import { createHash } from 'node:crypto'
import { cleanHtml } from './clean-html.ts'
import { type HtmlNode, parseHtml } from './html-element.ts'
import { makeRoot, makeTextBlock } from './make-nodes.ts'
import type {
  BlockNode,
  InlineNode,
  ListItemNode,
  RichTextState,
  TableCellNode,
  TableRowNode,
} from './nodes.ts'
import { readNode } from './read-element.ts'
import { readList } from './read-list.ts'
import {
  type BlockContext,
  InlineBuffer,
  openGround,
  type PictureBySource,
  type Target,
} from './reading.ts'

type AnyNode = BlockNode | InlineNode | ListItemNode | TableRowNode | TableCellNode

/** Payload requires ids of 24 hexadecimal digits; these are unique and deterministic. */
function assignIds(blocks: readonly BlockNode[]): void {
  let count = 0
  const next = (about: string | number) => {
    count += 1
    return createHash('sha256').update(`${count} ${about}`).digest('hex').slice(0, 24)
  }
  const visit = (node: AnyNode) => {
    if (node.type === 'link') node.id = next(node.fields.url)
    else if (node.type === 'upload') node.id = next(node.value)
    else if (node.type === 'block') {
      const { fields } = node
      fields.id = next(JSON.stringify(Object.values(fields)))
      if (fields.blockType === 'callout')
        for (const child of fields.text.root.children) visit(child)
    }
    if ('children' in node) for (const child of node.children) visit(child)
  }
  for (const block of blocks) visit(block)
}

class Document implements Target {
  readonly blocks: BlockNode[] = []
  readonly inline = new InlineBuffer()
  readonly linesOnly = false
  readonly pictureOf: PictureBySource
  readonly isInner: boolean

  constructor(pictureOf: PictureBySource, isInner = false) {
    this.pictureOf = pictureOf
    this.isInner = isInner
  }

  read(nodes: readonly HtmlNode[], around: BlockContext): BlockNode[] {
    for (const node of nodes) readNode(node, this, around)
    this.endBlock(around)
    return this.blocks
  }

  inside(nodes: readonly HtmlNode[], around: BlockContext): BlockNode[] {
    return new Document(this.pictureOf, true).read(nodes, around)
  }

  endBlock({ kind, place }: BlockContext): void {
    const nodes = this.inline.take()
    if (nodes) this.blocks.push(makeTextBlock(kind, place, nodes))
  }

  block(node: BlockNode, around: BlockContext): void {
    this.endBlock(around)
    this.blocks.push(node)
  }

  list(element: Parameters<Target['list']>[0], around: BlockContext): void {
    this.endBlock(around)
    this.blocks.push(...readList(element, around, this))
  }
}

/**
 * An editor's HTML as the document that Payload stores; null for empty lines only. Only supported
 * content is read, so no active content can remain.
 *
 * `dropped` names lost parts: elements and event attributes, and `link …`, `picture …`, `video …`
 * with the rejected address.
 */
export function htmlToRichText(
  html: string,
  pictureOf: PictureBySource,
): { state: RichTextState | null; dropped: string[] } {
  const clean = cleanHtml(html, (src) => pictureOf(src) !== null)
  const blocks = new Document(pictureOf).read(parseHtml(clean.html), openGround)
  assignIds(blocks)
  return { state: makeRoot(blocks), dropped: clean.dropped }
}
