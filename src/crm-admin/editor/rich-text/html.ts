import { $generateHtmlFromNodes, $generateNodesFromDOM } from '@lexical/html'
import {
  $createParagraphNode,
  $getRoot,
  $isDecoratorNode,
  $isElementNode,
  type ElementNode,
  type LexicalEditor,
  type LexicalNode,
} from 'lexical'

const isBlock = (node: LexicalNode): boolean =>
  ($isElementNode(node) || $isDecoratorNode(node)) && !node.isInline()

/** Puts a stored text into an empty editor. */
export function $load(editor: LexicalEditor, html: string): void {
  const root = $getRoot().clear()
  const page = new DOMParser().parseFromString(html, 'text/html')
  let line: ElementNode | null = null
  for (const node of $generateNodesFromDOM(editor, page)) {
    if (isBlock(node)) {
      line = null
      root.append(node)
      continue
    }
    if (line === null) {
      line = $createParagraphNode()
      root.append(line)
    }
    line.append(node)
  }
  if (root.isEmpty()) root.append($createParagraphNode())
}

/** What is sent; empty for a text without words, pictures or videos. */
export function $print(editor: LexicalEditor): string {
  const root = $getRoot()
  const isBlank =
    root.getTextContent().trim() === '' &&
    !root.getChildren().some((node) => $isDecoratorNode(node))
  return isBlank ? '' : $generateHtmlFromNodes(editor)
}
