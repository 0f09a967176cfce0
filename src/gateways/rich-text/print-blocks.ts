import { deepestIndent, indentWidth } from './nodes.ts'

const alignments: Record<string, string> = {
  left: 'left',
  start: 'left',
  center: 'center',
  right: 'right',
  end: 'right',
  justify: 'justify',
}

/** The style attribute for a block's alignment and indentation, with a space before; '' for none. */
export function blockStyle(node: { format?: unknown; indent?: unknown }): string {
  const align = typeof node.format === 'string' ? alignments[node.format] : undefined
  const steps = Math.min(Number(node.indent) || 0, deepestIndent)
  const parts = [
    ...(align ? [`text-align:${align}`] : []),
    ...(steps > 0 ? [`padding-inline-start:${Math.round(steps) * indentWidth}px`] : []),
  ]
  return parts.length === 0 ? '' : ` style="${parts.join(';')}"`
}

interface PrintedItem {
  style: string
  /** InlineBuffer, ending so that an empty item keeps its line. */
  text: string
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
    const inline = children.filter(({ type }) => type !== 'list')
    const last = printed.at(-1)
    if (inline.length === 0 && lists.length > 0) {
      if (last) last.below += print(lists)
      else printed.push({ style: unmarked, text: '', below: print(lists) })
      continue
    }
    const style = blockStyle({ format: item.format })
    printed.push({ style, text: withLastLine(inline, print), below: print(lists) })
  }
  return printed.map(({ style, text, below }) => `<li${style}>${text}${below}</li>`).join('')
}

/** Browsers do not show a line break at the end of a block, nor a block without text. */
export function withLastLine(
  nodes: PrintableNode[],
  print: (nodes: PrintableNode[]) => string,
): string {
  const last = nodes.at(-1)
  const html = print(nodes)
  return html === '' || last?.type === 'linebreak' ? `${html}<br>` : html
}
