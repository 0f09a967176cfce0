import { $generateHtmlFromNodes, $generateNodesFromDOM } from '@lexical/html'
import { $createLinkNode } from '@lexical/link'
import { linkAddress } from '@nas/domain/rich-text/link-address'
import { videoAddress } from '@nas/domain/rich-text/video-address'
import {
  $createParagraphNode,
  $getRoot,
  $isDecoratorNode,
  $isElementNode,
  $isTextNode,
  type DOMConversionMap,
  type DOMConversionOutput,
  type ElementNode,
  type LexicalEditor,
  type LexicalNode,
  type TextFormatType,
} from 'lexical'
import { KeptNode, PictureNode, VideoNode } from './media-nodes.tsx'
import { keptStyles } from './text-styles.ts'

const isBlock = (node: LexicalNode): boolean =>
  ($isElementNode(node) || $isDecoratorNode(node)) && !node.isInline()

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

/** The HTML to send; empty for a text without words, pictures or videos. */
export function $print(editor: LexicalEditor): string {
  const root = $getRoot()
  const isBlank =
    root.getTextContent().trim() === '' &&
    !root.getChildren().some((node) => $isDecoratorNode(node))
  return isBlank ? '' : $generateHtmlFromNodes(editor)
}

function formatsIn({ fontWeight, fontStyle, textDecoration }: CSSStyleDeclaration) {
  const formats: TextFormatType[] = []
  if (fontWeight === 'bold' || Number(fontWeight) >= 600) formats.push('bold')
  if (fontStyle === 'italic') formats.push('italic')
  if (textDecoration.includes('underline')) formats.push('underline')
  if (textDecoration.includes('line-through')) formats.push('strikethrough')
  return formats
}

function readSpan(element: HTMLElement): DOMConversionOutput {
  const styles = keptStyles(element.style)
  const formats = formatsIn(element.style)
  const forChild = (node: LexicalNode): LexicalNode => {
    if (!$isTextNode(node)) return node
    // Inner styles take precedence.
    if (styles !== '') node.setStyle([styles, node.getStyle()].filter(Boolean).join('; '))
    for (const format of formats) if (!node.hasFormat(format)) node.toggleFormat(format)
    return node
  }
  return { node: null, forChild }
}

function readLink(element: HTMLElement): DOMConversionOutput {
  const address = linkAddress(element.getAttribute('href') ?? '')
  const target = element.getAttribute('target') === '_blank' ? '_blank' : null
  return { node: address === null ? null : $createLinkNode(address, { target }) }
}

/** The server accepts only pictures of the library; others are dropped at once. */
function ownSource(image: HTMLImageElement | null): string | null {
  const src = image?.getAttribute('src') ?? ''
  if (!URL.canParse(src, window.location.href)) return null
  const url = new URL(src, window.location.href)
  return url.origin === window.location.origin ? url.pathname : null
}

function readPicture(element: HTMLElement): DOMConversionOutput {
  const image = element instanceof HTMLImageElement ? element : element.querySelector('img')
  const src = ownSource(image)
  if (src === null) return { node: null }
  const { textAlign } = element.style
  const format = textAlign === 'center' || textAlign === 'right' ? textAlign : ''
  const node = new PictureNode({ src, alt: image?.getAttribute('alt') ?? '' }, format)
  // The caption belongs to the picture in the library.
  return { node, after: () => [] }
}

function readVideo(element: HTMLElement): DOMConversionOutput {
  const video = videoAddress(element.getAttribute('src') ?? '')
  const title = element.getAttribute('title') ?? ''
  return { node: video === null ? null : new VideoNode({ page: video.page, title }) }
}

const keptBlocks = '[data-products], [data-gallery], [data-callout], .text-table'

function readKept(element: HTMLElement): DOMConversionOutput {
  return { node: new KeptNode({ html: element.outerHTML }), after: () => [] }
}

const rule = (conversion: (element: HTMLElement) => DOMConversionOutput) => () => ({
  conversion,
  priority: 2 as const,
})

/** Content without a node or a choice in the palette is dropped. */
export const importRules: DOMConversionMap = {
  span: rule(readSpan),
  a: rule(readLink),
  img: rule(readPicture),
  figure: (element) => (element.querySelector('img') ? rule(readPicture)() : null),
  iframe: rule(readVideo),
  video: rule(readVideo),
  div: (element) => (element.matches(keptBlocks) ? rule(readKept)() : null),
  table: rule(readKept),
  script: rule(() => ({ node: null, after: () => [] })),
  style: rule(() => ({ node: null, after: () => [] })),
}
