import { linkAddress } from '@nas/domain/rich-text/link-address'
import { blockProducts } from '@nas/domain/rich-text/product-block'
import { videoAddress } from '@nas/domain/rich-text/video-address'
import { words } from './clean-html.ts'
import { type HtmlElement, type HtmlNode, placeInside } from './html-element.ts'
import { makePicture, makeProducts, makeRule, makeVideo } from './make-nodes.ts'
import { type HeadingTag, headings, unnamedVideo, type VideoNode } from './nodes.ts'
import { readAlt } from './picture-alt.ts'
import { readCallout, readGallery, readTable } from './read-parts.ts'
import type { BlockContext, PictureBySource, Target } from './reading.ts'
import { lookInside } from './text-look.ts'

const blocks = new Set(
  words(`
    p div pre figure figcaption section article header footer main aside address table
    caption tr td th dl dt dd li
  `),
)

function readText(text: string, target: Target, around: BlockContext): void {
  const { look, link, preformatted } = around
  if (!preformatted) {
    target.inline.add({ text, look, link })
    return
  }
  for (const [index, line] of text.split('\n').entries()) {
    if (index > 0) target.inline.add({ text: null, look, link })
    target.inline.add({ text: line, look, link })
  }
}

function kindOf(tag: string): BlockContext['kind'] | null {
  if (tag === 'blockquote') return { type: 'quote' }
  return headings.has(tag) ? { type: 'heading', tag: tag as HeadingTag } : null
}

function readBlock(element: HtmlElement, target: Target, around: BlockContext): void {
  const { tag, children } = element
  const ownKind = kindOf(tag)
  const inside: BlockContext = {
    ...around,
    look: lookInside(element, around.look),
    preformatted: around.preformatted || tag === 'pre',
  }
  const content = tag === 'figure' ? childrenWithoutOwnCaption(element, target.pictureOf) : children
  if (target.linesOnly || (around.joined && !ownKind)) {
    target.inline.endLine(around.look)
    for (const child of content) readNode(child, target, inside)
    target.inline.endLine(around.look)
    return
  }
  const place = placeInside(element, around.place)
  const first = children.find((child) => typeof child !== 'string')
  const placed: BlockContext = {
    ...inside,
    // The paragraphs of a quote become its lines; the first one defines its placement.
    place: tag === 'blockquote' && first?.tag === 'p' ? placeInside(first, place) : place,
    kind: ownKind ?? { type: 'paragraph' },
    joined: ownKind !== null,
  }
  target.endBlock(around)
  for (const child of content) readNode(child, target, placed)
  target.endBlock(placed)
}

function linkIn({ attributes }: HtmlElement): BlockContext['link'] {
  const url = linkAddress(attributes.href ?? '')
  return url === null ? null : { url, newTab: attributes.target === '_blank' }
}

export function readNode(node: HtmlNode, target: Target, around: BlockContext): void {
  if (typeof node === 'string') {
    readText(node, target, around)
    return
  }
  const { tag } = node
  const products = blockProducts(node.attributes['data-products'] ?? '')
  if (products.length > 0) target.block(makeProducts(products), around)
  const parts =
    readTable(node, target, around) ??
    readCallout(node, target, around) ??
    readGallery(node, target)
  if (parts !== null) {
    for (const part of parts) target.block(part, around)
    return
  }
  if (tag === 'br') target.inline.add({ text: null, look: around.look, link: around.link })
  else if (tag === 'hr') target.block(makeRule(), around)
  else if (tag === 'img') {
    const media = target.pictureOf(node.attributes.src ?? '')
    const { align } = placeInside(node, around.place)
    if (media) {
      const fields = readAlt(node.attributes.alt, media)
      target.block(makePicture(media.id, align, fields), around)
    }
  } else if (isVideo(node)) {
    const video = readVideo(node)
    if (video) target.block(video, around)
  } else if (tag === 'ul' || tag === 'ol') target.list(node, around)
  else if (blocks.has(tag) || kindOf(tag)) readBlock(node, target, around)
  else {
    const look = lookInside(node, around.look)
    const link = tag === 'a' ? linkIn(node) : around.link
    for (const child of node.children) readNode(child, target, { ...around, look, link })
  }
}

function textOf(node: HtmlNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('')
}

function firstPicture(node: HtmlNode): HtmlElement | null {
  if (typeof node === 'string') return null
  if (node.tag === 'img') return node
  return node.children.map(firstPicture).find((picture) => picture !== null) ?? null
}

/** Drops the caption when it equals the picture's own, which the media library stores. */
function childrenWithoutOwnCaption(figure: HtmlElement, pictureOf: PictureBySource): HtmlNode[] {
  const shown = firstPicture(figure)
  const media = shown && pictureOf(shown.attributes.src ?? '')
  if (!media) return figure.children
  const own = [media.caption, media.caption_en]
  return figure.children.filter(
    (child) =>
      typeof child === 'string' ||
      child.tag !== 'figcaption' ||
      !own.includes(textOf(child).trim().normalize('NFC')),
  )
}

function sources({ tag, attributes, children }: HtmlElement): (string | undefined)[] {
  if (tag === 'oembed') return [attributes.url]
  if (tag !== 'video') return [attributes.src ?? attributes['data-oembed-url']]
  const inside = children.filter((child: HtmlNode) => typeof child !== 'string')
  return [attributes.src, ...inside.map((child) => child.attributes.src)]
}

function isVideo({ tag, attributes }: HtmlElement): boolean {
  return ['iframe', 'video', 'oembed'].includes(tag) || attributes['data-oembed-url'] !== undefined
}

function readVideo(element: HtmlElement): VideoNode | null {
  for (const source of sources(element)) {
    const video = source === undefined ? null : videoAddress(source)
    if (!video) continue
    const title = (element.attributes.title ?? '').trim().slice(0, 200).toWellFormed()
    return makeVideo(video.page, title === unnamedVideo ? '' : title.normalize('NFC'))
  }
  return null
}
