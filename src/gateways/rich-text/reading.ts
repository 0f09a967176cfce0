import type { MediaRecord } from '../../content/records.ts'
import { type BlockPlace, plainPlace } from './block-place.ts'
import type { HtmlElement } from './html-element.ts'
import type { LinkTarget } from './inline-run.ts'
import type { BlockNode, WordsNode } from './nodes.ts'
import { plainLook, type TextLook } from './text-look.ts'
import type { Words } from './words.ts'

/** Our picture that an address shows, in whichever of its sizes; null for any other address. */
export type PictureBySource = (src: string) => MediaRecord | null

/** What is known of the elements around the one that is read. */
export interface Surroundings {
  look: TextLook
  link: LinkTarget | null
  place: BlockPlace
  kind: Pick<WordsNode, 'type' | 'tag'>
  /** Words of a quote or heading stay in one block; blocks inside end lines. */
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

/** Where read words and blocks go: into a document or into the items of a list. */
export interface Target {
  readonly words: Words
  readonly pictureOf: PictureBySource
  /** True where there are lines only, no blocks: in an item of a list. */
  readonly linesOnly: boolean
  /** Makes a block of the words so far. */
  endBlock(around: Surroundings): void
  block(node: BlockNode, around: Surroundings): void
  list(element: HtmlElement, around: Surroundings): void
}
