import { blockStyle } from './block-style.ts'

interface PrintedItem {
  style: string
  /** Words, ending so that an empty item keeps its line. */
  words: string
  below: string
}

// An item that only holds a deeper list; a style, for readers without our style sheet too.
const unmarked = ' style="list-style-type:none"'

/** As much of a node as lists need to know. */
export interface PrintableNode {
  type: string
  version: number
  format?: unknown
  children?: PrintableNode[]
}

/**
 * The items of a list. Lexical keeps a deeper list in an item of its own; HTML keeps it in the item
 * that it belongs to.
 */
export function listItemsHtml(
  items: PrintableNode[],
  print: (nodes: PrintableNode[]) => string,
): string {
  const printed: PrintedItem[] = []
  for (const item of items) {
    const children = item.children ?? []
    const lists = children.filter(({ type }) => type === 'list')
    const words = children.filter(({ type }) => type !== 'list')
    const last = printed.at(-1)
    if (words.length === 0 && lists.length > 0) {
      if (last) last.below += print(lists)
      else printed.push({ style: unmarked, words: '', below: print(lists) })
      continue
    }
    const style = blockStyle({ format: item.format })
    printed.push({ style, words: withLastLine(words, print), below: print(lists) })
  }
  return printed.map(({ style, words, below }) => `<li${style}>${words}${below}</li>`).join('')
}

/** Browsers do not show a line break at the end of a block, nor a block without words. */
export function withLastLine(
  nodes: PrintableNode[],
  print: (nodes: PrintableNode[]) => string,
): string {
  const last = nodes.at(-1)
  const html = print(nodes)
  return html === '' || last?.type === 'linebreak' ? `${html}<br>` : html
}
