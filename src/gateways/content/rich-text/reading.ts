import type { MediaRecord } from '../../../content/records.ts'
import { type BlockPlace, type HtmlElement, type HtmlNode, plainPlace } from './html-element.ts'
import { finishRun, type LinkTarget, type RunPart } from './inline-run.ts'
import type { BlockNode, InlineNode, TextBlockNode } from './nodes.ts'
import { plainLook, type TextLook } from './text-look.ts'

const isSpace = (part: RunPart) => part.text !== null && part.text.trim() === ''

export class InlineBuffer {
  #run: RunPart[] = []

  add(part: RunPart): void {
    this.#run.push(part)
  }

  endLine(look: RunPart['look']): void {
    const last = this.#run.findLast((part) => !isSpace(part))
    if (last && last.text !== null) this.#run.push({ text: null, look, link: null })
  }

  /** Returns and clears the collected nodes; null when there was neither text nor a line. */
  take(): InlineNode[] | null {
    const run = this.#run
    this.#run = []
    const nodes = finishRun(run)
    return nodes.length === 0 && run.every(({ text }) => text !== null) ? null : nodes
  }
}

/** Null for an address outside the media library. */
export type PictureBySource = (src: string) => MediaRecord | null

export interface BlockContext {
  look: TextLook
  link: LinkTarget | null
  place: BlockPlace
  kind: Pick<TextBlockNode, 'type' | 'tag'>
  /** Keeps the text of a quote or heading in one block; inner blocks end lines. */
  joined: boolean
  preformatted: boolean
}

export const openGround: BlockContext = {
  look: plainLook,
  link: null,
  place: plainPlace,
  kind: { type: 'paragraph' },
  joined: false,
  preformatted: false,
}

export interface Target {
  readonly inline: InlineBuffer
  readonly pictureOf: PictureBySource
  /** Whether it accepts only lines, not blocks, like an item of a list. */
  readonly linesOnly: boolean
  /** Whether it is inside of a cell or callout, where tables become paragraphs. */
  readonly isInner: boolean
  endBlock(around: BlockContext): void
  block(node: BlockNode, around: BlockContext): void
  list(element: HtmlElement, around: BlockContext): void
  /** Reads the content of a cell or callout as blocks of their own. */
  inside(children: readonly HtmlNode[], around: BlockContext): BlockNode[]
}
