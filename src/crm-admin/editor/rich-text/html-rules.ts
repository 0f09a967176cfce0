import { $createLinkNode } from '@lexical/link'
import { linkAddress } from '@nas/domain/rich-text/link-address'
import { videoAddress } from '@nas/domain/rich-text/video-address'
import {
  $isTextNode,
  type DOMConversionMap,
  type DOMConversionOutput,
  type LexicalNode,
  type TextFormatType,
} from 'lexical'
import { PictureNode } from './picture-node.tsx'
import { keptStyles } from './text-styles.ts'
import { VideoNode } from './video-node.tsx'

/** Formats that word processors write as styles. */
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
    // What stands further inside has the last word.
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

/** Only pictures of the library survive the server; others are left out at once. */
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

const rule = (conversion: (element: HTMLElement) => DOMConversionOutput) => () => ({
  conversion,
  priority: 2 as const,
})

/**
 * How HTML becomes nodes, from the server and from the clipboard: what has no node or no place in
 * the palette does not come in.
 */
export const importRules: DOMConversionMap = {
  span: rule(readSpan),
  a: rule(readLink),
  img: rule(readPicture),
  figure: (element) => (element.querySelector('img') ? rule(readPicture)() : null),
  iframe: rule(readVideo),
  script: rule(() => ({ node: null, after: () => [] })),
  style: rule(() => ({ node: null, after: () => [] })),
}
