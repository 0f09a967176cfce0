import { createHash } from 'node:crypto'
import { cleanHtml } from './clean-html.ts'
import { parseHtml } from './html-element.ts'
import { makeTextBlock } from './make-nodes.ts'
import type { BlockNode, InlineNode, ListItemNode, RichTextState } from './nodes.ts'
import { readNode } from './read-element.ts'
import { readList } from './read-list.ts'
import {
  type BlockContext,
  InlineBuffer,
  openGround,
  type PictureBySource,
  type Target,
} from './reading.ts'

type AnyNode = BlockNode | InlineNode | ListItemNode

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
      fields.id = next('url' in fields ? fields.url : fields.products.join())
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

  constructor(pictureOf: PictureBySource) {
    this.pictureOf = pictureOf
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
    this.blocks.push(...readList(element, around, this.pictureOf))
  }
}

function rootOf(children: BlockNode[]): RichTextState {
  return {
    root: { type: 'root', version: 1, direction: null, format: '', indent: 0, children },
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
  const document = new Document(pictureOf)
  for (const node of parseHtml(clean.html)) readNode(node, document, openGround)
  document.endBlock(openGround)
  const { blocks } = document
  assignIds(blocks)
  const empty = blocks.every((node) => node.type === 'paragraph' && node.children.length === 0)
  return { state: empty ? null : rootOf(blocks), dropped: clean.dropped }
}
