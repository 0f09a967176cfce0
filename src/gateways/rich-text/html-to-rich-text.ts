import { cleanHtml } from './clean-html.ts'
import { giveIds } from './give-ids.ts'
import { parseHtml } from './html-element.ts'
import { makeWords } from './make-nodes.ts'
import type { BlockNode, RichTextState } from './nodes.ts'
import { readNode } from './read-element.ts'
import { readList } from './read-list.ts'
import { openGround, type PictureBySource, type Surroundings, type Target } from './reading.ts'
import { Words } from './words.ts'

/** The blocks of a document in the making. */
class Document implements Target {
  readonly blocks: BlockNode[] = []
  readonly words = new Words()
  readonly linesOnly = false
  readonly pictureOf: PictureBySource

  constructor(pictureOf: PictureBySource) {
    this.pictureOf = pictureOf
  }

  endBlock({ kind, place }: Surroundings): void {
    const nodes = this.words.take()
    if (nodes) this.blocks.push(makeWords(kind, place, nodes))
  }

  block(node: BlockNode, around: Surroundings): void {
    this.endBlock(around)
    this.blocks.push(node)
  }

  list(element: Parameters<Target['list']>[0], around: Surroundings): void {
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
 * HTML from an editor as the document that Payload keeps; null for nothing but empty lines. Only
 * what the shop prints is read, so nothing that runs can come back.
 *
 * `dropped` names what was lost: elements and event attributes, and `link …`, `picture …`,
 * `video …` with the refused address.
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
  giveIds(blocks)
  const empty = blocks.every((node) => node.type === 'paragraph' && node.children.length === 0)
  return { state: empty ? null : rootOf(blocks), dropped: clean.dropped }
}
