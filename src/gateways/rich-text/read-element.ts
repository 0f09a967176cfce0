import { linkAddress } from '@nas/domain/rich-text/link-address'
import { placeInside } from './block-place.ts'
import type { HtmlElement, HtmlNode } from './html-element.ts'
import { makePicture, makeRule } from './make-nodes.ts'
import type { HeadingTag } from './nodes.ts'
import { childrenWithoutOwnCaption, isVideo, readVideo } from './read-media.ts'
import type { Surroundings, Target } from './reading.ts'
import { lookInside } from './text-look.ts'

const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const blocks = new Set([
  ...['p', 'div', 'pre', 'figure', 'figcaption', 'section', 'article', 'header', 'footer', 'main'],
  ...['aside', 'address', 'table', 'caption', 'tr', 'td', 'th', 'dl', 'dt', 'dd', 'li'],
])

function readText(text: string, target: Target, around: Surroundings): void {
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

function kindOf(tag: string): Surroundings['kind'] | null {
  if (tag === 'blockquote') return { type: 'quote' }
  return headings.has(tag) ? { type: 'heading', tag: tag as HeadingTag } : null
}

function readBlock(element: HtmlElement, target: Target, around: Surroundings): void {
  const { tag, children } = element
  const ownKind = kindOf(tag)
  const inside: Surroundings = {
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
  const placed: Surroundings = {
    ...inside,
    // The paragraphs of a quote become its lines; the first one places it.
    place: tag === 'blockquote' && first?.tag === 'p' ? placeInside(first, place) : place,
    kind: ownKind ?? { type: 'paragraph' },
    joined: ownKind !== null,
  }
  target.endBlock(around)
  for (const child of content) readNode(child, target, placed)
  target.endBlock(placed)
}

function linkIn({ attributes }: HtmlElement): Surroundings['link'] {
  const url = linkAddress(attributes.href ?? '')
  return url === null ? null : { url, newTab: attributes.target === '_blank' }
}

/** Reads one node of cleaned HTML into its target. */
export function readNode(node: HtmlNode, target: Target, around: Surroundings): void {
  if (typeof node === 'string') {
    readText(node, target, around)
    return
  }
  const { tag } = node
  if (tag === 'br') target.inline.add({ text: null, look: around.look, link: around.link })
  else if (tag === 'hr') target.block(makeRule(), around)
  else if (tag === 'img') {
    const media = target.pictureOf(node.attributes.src ?? '')
    const { align } = placeInside(node, around.place)
    if (media) target.block(makePicture(media.id, align), around)
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
