import type { MediaRecord } from '../../content/records.ts'
import { type BlockPlace, plainPlace } from './block-place.ts'
import type { HtmlElement } from './html-element.ts'
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

  /** Ends a line where a block ends inside a block that holds text only. */
  endLine(look: RunPart['look']): void {
    const last = this.#run.findLast((part) => !isSpace(part))
    if (last && last.text !== null) this.#run.push({ text: null, look, link: null })
  }

  /** The nodes so far, to start anew; null when there was neither text nor a line. */
  take(): InlineNode[] | null {
    const run = this.#run
    this.#run = []
    const nodes = finishRun(run)
    return nodes.length === 0 && run.every(({ text }) => text !== null) ? null : nodes
  }
}

/** Our picture that an address shows, in whichever of its sizes; null for any other address. */
export type PictureBySource = (src: string) => MediaRecord | null

/** What is known of the elements around the one that is read. */
export interface Surroundings {
  look: TextLook
  link: LinkTarget | null
  place: BlockPlace
  kind: Pick<TextBlockNode, 'type' | 'tag'>
  /** Text of a quote or heading stays in one block; blocks inside end lines. */
  joined: boolean
  /** Line ends in the source count. */
  preformatted: boolean
}

export const openGround: Surroundings = {
  look: plainLook,
  link: null,
  place: plainPlace,
  kind: { type: 'paragraph' },
  joined: false,
  preformatted: false,
}

/** Where text and blocks go: into a document or into the items of a list. */
export interface Target {
  readonly inline: InlineBuffer
  readonly pictureOf: PictureBySource
  /** True where there are lines only, no blocks: in an item of a list. */
  readonly linesOnly: boolean
  /** Makes a block of the text so far. */
  endBlock(around: Surroundings): void
  block(node: BlockNode, around: Surroundings): void
  list(element: HtmlElement, around: Surroundings): void
}
