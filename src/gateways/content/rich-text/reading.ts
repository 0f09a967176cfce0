import type { MediaRecord } from '../../../content/records.ts'
import { type BlockPlace, type HtmlElement, plainPlace } from './html-element.ts'
import { finishRun, type LinkTarget, type RunPart } from './inline-run.ts'
import type { BlockNode, InlineNode, TextBlockNode } from './nodes.ts'
import { plainLook, type TextLook } from './text-look.ts'

const isSpace = (part: RunPart) => part.text !== null && part.text.trim() === ''

/** Collects the text and line breaks of one block. */
export class InlineBuffer {
  #run: RunPart[] = []

  add(part: RunPart): void {
    this.#run.push(part)
  }

  /** Ends a line at the end of a block inside a text-only block. */
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

/**
 * Finds the picture of the media library for an address, in any size; null for any other address.
 */
export type PictureBySource = (src: string) => MediaRecord | null

/** The context of the surrounding elements. */
export interface BlockContext {
  look: TextLook
  link: LinkTarget | null
  place: BlockPlace
  kind: Pick<TextBlockNode, 'type' | 'tag'>
  /** Keeps the text of a quote or heading in one block; inner blocks end lines. */
  joined: boolean
  /** Keeps line ends of the source. */
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

/** Receives text and blocks: a document or the items of a list. */
export interface Target {
  readonly inline: InlineBuffer
  readonly pictureOf: PictureBySource
  /** Whether it accepts only lines, not blocks, like an item of a list. */
  readonly linesOnly: boolean
  /** Turns the collected text into a block. */
  endBlock(around: BlockContext): void
  block(node: BlockNode, around: BlockContext): void
  list(element: HtmlElement, around: BlockContext): void
}
