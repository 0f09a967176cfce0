import { makeList, makeListItem } from './make-nodes.ts'
import type { Align, InlineNode, ListNode } from './nodes.ts'

/** An item with its depth, as Quill writes lists. */
export interface FlatItem {
  depth: number
  listType: ListNode['listType']
  /** The number of the first item of a list. */
  start: number
  align: Align
  nodes: InlineNode[]
}

const holdsList = ({ children }: ListNode['children'][number]) => children[0]?.type === 'list'

function append(list: ListNode, depth: number, align: Align, children: InlineNode[] | [ListNode]) {
  const value = list.start + list.children.filter((item) => !holdsList(item)).length
  list.children.push(makeListItem(value, depth, align, children))
}

/** Lists as Lexical nests them: a deeper list is alone in an item of its own. */
export function buildLists(items: readonly FlatItem[], depth: number): ListNode[] {
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
