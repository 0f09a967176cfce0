import { createHash } from 'node:crypto'
import type { BlockNode, InlineNode, ListItemNode } from './nodes.ts'

type AnyNode = BlockNode | InlineNode | ListItemNode

/**
 * Gives links, pictures and videos the ids that Payload wants: 24 hexadecimal digits, unique in the
 * document and the same whenever the same document is read.
 */
export function giveIds(blocks: readonly BlockNode[]): void {
  let count = 0
  const next = (about: string | number) => {
    count += 1
    return createHash('sha256').update(`${count} ${about}`).digest('hex').slice(0, 24)
  }
  const visit = (node: AnyNode) => {
    if (node.type === 'link') node.id = next(node.fields.url)
    else if (node.type === 'upload') node.id = next(node.value)
    else if (node.type === 'block') node.fields.id = next(node.fields.url)
    if ('children' in node) for (const child of node.children) visit(child)
  }
  for (const block of blocks) visit(block)
}
