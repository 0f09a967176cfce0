import {
  type HtmlElement,
  type HtmlNode,
  placeInside,
  plainPlace,
  quillIndent,
} from './html-element.ts'
import { makeList, makeListItem } from './make-nodes.ts'
import {
  type Align,
  type BlockNode,
  deepestIndent,
  type InlineNode,
  type ListNode,
} from './nodes.ts'
import { readNode } from './read-element.ts'
import { type BlockContext, InlineBuffer, type Target } from './reading.ts'
import { lookInside } from './text-look.ts'

const latestStart = 99_999

function isList(node: HtmlNode): node is HtmlElement {
  return typeof node !== 'string' && (node.tag === 'ul' || node.tag === 'ol')
}

function startOf({ tag, attributes }: HtmlElement): number {
  const start = Number(attributes.start ?? 1)
  return tag === 'ol' && Number.isInteger(start) && start > 1 && start <= latestStart ? start : 1
}

/** Quill 2 writes every list as `ol` and marks the kind of each item. */
function listTypeOf(item: HtmlElement | null, list: HtmlElement): FlatItem['listType'] {
  const named = item?.attributes['data-list']
  if (named !== undefined) return named === 'ordered' ? 'number' : 'bullet'
  return list.tag === 'ol' ? 'number' : 'bullet'
}

class ListReader {
  readonly items: FlatItem[] = []
  readonly after: BlockNode[] = []
  readonly #outer: Target

  constructor(outer: Target) {
    this.#outer = outer
  }

  read(list: HtmlElement, depth: number, around: BlockContext): void {
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
    around: BlockContext,
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
      pictureOf: this.#outer.pictureOf,
      isInner: this.#outer.isInner,
      linesOnly: true,
      endBlock: endItem,
      block: (block) => this.after.push(block),
      list: (element, context) => {
        endItem()
        this.read(element, own + 1, context)
      },
      inside: (children, context) => this.#outer.inside(children, context),
    }
    const inside = item ? { ...around, look: lookInside(item, around.look) } : around
    for (const child of item ? item.children : [node]) readNode(child, target, inside)
    endItem()
  }
}

export function readList(element: HtmlElement, around: BlockContext, outer: Target): BlockNode[] {
  const reader = new ListReader(outer)
  reader.read(element, 0, around)
  return [...buildLists(reader.items, 0), ...reader.after]
}

interface FlatItem {
  depth: number
  listType: ListNode['listType']
  start: number
  align: Align
  nodes: InlineNode[]
}

const holdsList = ({ children }: ListNode['children'][number]) => children[0]?.type === 'list'

function append(list: ListNode, depth: number, align: Align, children: InlineNode[] | [ListNode]) {
  const value = list.start + list.children.filter((item) => !holdsList(item)).length
  list.children.push(makeListItem(value, depth, align, children))
}

/** Nested lists in Lexical's form: a deeper list is the only content of its item. */
function buildLists(items: readonly FlatItem[], depth: number): ListNode[] {
  const lists: ListNode[] = []
  let index = 0
  while (index < items.length) {
    const item = items[index] as FlatItem
    let list = lists.at(-1)
    if (!list || (item.depth <= depth && list.listType !== item.listType)) {
      list = makeList(item.listType, item.depth > depth ? 1 : item.start, [])
      lists.push(list)
    }
    if (item.depth <= depth) {
      append(list, depth, item.align, item.nodes)
      index += 1
      continue
    }
    const next = items.findIndex((other, at) => at > index && other.depth <= depth)
    const end = next < 0 ? items.length : next
    for (const below of buildLists(items.slice(index, end), depth + 1)) {
      append(list, depth, '', [below])
    }
    index = end
  }
  return lists
}
