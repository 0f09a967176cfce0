import { placeInside, plainPlace, quillIndent } from './block-place.ts'
import { buildLists, type FlatItem } from './build-lists.ts'
import type { HtmlElement, HtmlNode } from './html-element.ts'
import { type BlockNode, deepestIndent } from './nodes.ts'
import { readNode } from './read-element.ts'
import type { PictureBySource, Surroundings, Target } from './reading.ts'
import { InlineBuffer } from './reading.ts'
import { lookInside } from './text-look.ts'

const latestStart = 99_999

function isList(node: HtmlNode): node is HtmlElement {
  return typeof node !== 'string' && (node.tag === 'ul' || node.tag === 'ol')
}

function startOf({ tag, attributes }: HtmlElement): number {
  const start = Number(attributes.start ?? 1)
  return tag === 'ol' && Number.isInteger(start) && start > 1 && start <= latestStart ? start : 1
}

/** Quill 2 writes every list as `ol` and names the kind of each item. */
function listTypeOf(item: HtmlElement | null, list: HtmlElement): FlatItem['listType'] {
  const named = item?.attributes['data-list']
  if (named !== undefined) return named === 'ordered' ? 'number' : 'bullet'
  return list.tag === 'ol' ? 'number' : 'bullet'
}

/** Reads one list of a document, with all lists in it. Pictures and the like come after it. */
class ListReader {
  readonly items: FlatItem[] = []
  readonly after: BlockNode[] = []
  readonly #pictureOf: PictureBySource

  constructor(pictureOf: PictureBySource) {
    this.#pictureOf = pictureOf
  }

  read(list: HtmlElement, depth: number, around: Surroundings): void {
    const look = lookInside(list, around.look)
    const place = { ...plainPlace, align: placeInside(list, around.place).align }
    const inside = { ...around, look, place }
    let start = startOf(list)
    for (const child of list.children) {
      if (isList(child)) this.read(child, depth + 1, inside)
      else if (typeof child !== 'string' || child.trim() !== '') {
        const before = this.items.length
        this.#readItem(child, { list, start, depth }, inside)
        if (this.items.length > before) start = 1
      }
    }
  }

  #readItem(
    node: HtmlNode,
    { list, start, depth }: { list: HtmlElement; start: number; depth: number },
    around: Surroundings,
  ): void {
    const item = typeof node !== 'string' && node.tag === 'li' ? node : null
    const own = Math.min(depth + (item ? quillIndent(item) : 0), deepestIndent)
    const align = item ? placeInside(item, around.place).align : around.place.align
    const listType = listTypeOf(item, list)
    const inline = new InlineBuffer()
    let first = start
    const endItem = () => {
      const nodes = inline.take()
      if (!nodes) return
      this.items.push({ depth: own, listType, start: first, align, nodes })
      first = 1
    }
    const target: Target = {
      inline,
      pictureOf: this.#pictureOf,
      linesOnly: true,
      endBlock: endItem,
      block: (block) => this.after.push(block),
      list: (element, surroundings) => {
        endItem()
        this.read(element, own + 1, surroundings)
      },
    }
    const inside = item ? { ...around, look: lookInside(item, around.look) } : around
    for (const child of item ? item.children : [node]) readNode(child, target, inside)
    endItem()
  }
}

/** The blocks of a list element: one list, or several where its kind changes. */
export function readList(
  element: HtmlElement,
  around: Surroundings,
  pictureOf: PictureBySource,
): BlockNode[] {
  const reader = new ListReader(pictureOf)
  reader.read(element, 0, around)
  return [...buildLists(reader.items, 0), ...reader.after]
}
