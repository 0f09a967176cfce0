import { videoAddress } from '@nas/domain/rich-text/video-address'
import type { HtmlElement, HtmlNode } from './html-element.ts'
import { makeVideo } from './make-nodes.ts'
import { unnamedVideo, type VideoNode } from './nodes.ts'
import type { PictureBySource } from './reading.ts'

function textOf(node: HtmlNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('')
}

function firstPicture(node: HtmlNode): HtmlElement | null {
  if (typeof node === 'string') return null
  if (node.tag === 'img') return node
  return node.children.map(firstPicture).find((picture) => picture !== null) ?? null
}

/** Captions belong to the pictures; only text that a picture does not have itself is read. */
export function childrenWithoutOwnCaption(
  figure: HtmlElement,
  pictureOf: PictureBySource,
): HtmlNode[] {
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

/** True for the elements that editors embed videos with. */
export function isVideo({ tag, attributes }: HtmlElement): boolean {
  return ['iframe', 'video', 'oembed'].includes(tag) || attributes['data-oembed-url'] !== undefined
}

/** The video of an embedding element; null when its host may not be shown. */
export function readVideo(element: HtmlElement): VideoNode | null {
  for (const source of sources(element)) {
    const video = source === undefined ? null : videoAddress(source)
    if (!video) continue
    const title = (element.attributes.title ?? '').trim().slice(0, 200).toWellFormed()
    return makeVideo(video.page, title === unnamedVideo ? '' : title.normalize('NFC'))
  }
  return null
}
