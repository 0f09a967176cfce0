import { BlockWithAlignableContents } from '@lexical/react/LexicalBlockWithAlignableContents'
import {
  DecoratorBlockNode,
  type SerializedDecoratorBlockNode,
} from '@lexical/react/LexicalDecoratorBlockNode'
import { videoAddress } from '@nas/domain/rich-text/video-address'
import type { DOMExportOutput, ElementFormatType, NodeKey, SerializedLexicalNode } from 'lexical'
import type { ReactElement } from 'react'
import { VideoThumbnail } from '../../../kit/values/thumbnail.tsx'
import { useEditorTexts } from '../editor-texts.ts'

const look = { base: 'crm-text-block', focus: 'crm-text-block-chosen' }

abstract class MediaNode<Facts extends object> extends DecoratorBlockNode {
  __facts: Facts

  constructor(facts: Facts, format?: ElementFormatType, key?: NodeKey) {
    super(format, key)
    this.__facts = facts
  }

  abstract content(facts: Facts): ReactElement

  override exportJSON(): SerializedDecoratorBlockNode & Facts {
    return { ...super.exportJSON(), ...this.__facts }
  }

  override decorate(): ReactElement {
    return (
      <BlockWithAlignableContents className={look} format={this.__format} nodeKey={this.getKey()}>
        {this.content(this.__facts)}
      </BlockWithAlignableContents>
    )
  }
}

interface PictureFacts {
  src: string
  /** Alternative text in this place; empty for a decorative picture. */
  alt: string
}

/** A picture of the media library inside a text (ADR 0019). */
export class PictureNode extends MediaNode<PictureFacts> {
  static override getType(): string {
    return 'picture'
  }

  static override clone(node: PictureNode): PictureNode {
    return new PictureNode(node.__facts, node.__format, node.__key)
  }

  static override importJSON(json: SerializedLexicalNode): PictureNode {
    const node = json as SerializedDecoratorBlockNode & PictureFacts
    return new PictureNode({ src: node.src, alt: node.alt }).updateFromJSON(node)
  }

  getAlt(): string {
    return this.getLatest().__facts.alt
  }

  setAlt(alt: string): void {
    const node = this.getWritable()
    node.__facts = { ...node.__facts, alt }
  }

  override exportDOM(): DOMExportOutput {
    const element = document.createElement('figure')
    if (this.__format) element.style.textAlign = this.__format
    const image = document.createElement('img')
    image.setAttribute('src', this.__facts.src)
    image.setAttribute('alt', this.__facts.alt)
    element.append(image)
    return { element }
  }

  override content({ src, alt }: PictureFacts): ReactElement {
    return <img src={src} alt={alt} />
  }
}

interface VideoFacts {
  /** Address of its page at YouTube or Vimeo, or path of an uploaded film. */
  page: string
  title: string
}

/** A video that was inserted in Payload: here it can only be deleted. */
export class VideoNode extends MediaNode<VideoFacts> {
  static override getType(): string {
    return 'video'
  }

  static override clone(node: VideoNode): VideoNode {
    return new VideoNode(node.__facts, node.__format, node.__key)
  }

  static override importJSON(json: SerializedLexicalNode): VideoNode {
    const node = json as SerializedDecoratorBlockNode & VideoFacts
    return new VideoNode({ page: node.page, title: node.title }).updateFromJSON(node)
  }

  override exportDOM(): DOMExportOutput {
    const { page, title } = this.__facts
    const frame = videoAddress(page)?.frame ?? null
    const element = document.createElement(frame === null ? 'video' : 'iframe')
    element.setAttribute('src', frame ?? page)
    element.setAttribute('title', title)
    return { element }
  }

  override content({ page, title }: VideoFacts): ReactElement {
    return <TextVideo title={title} page={page} />
  }
}

interface KeptFacts {
  /** A single element, which the server cleans. */
  html: string
}

const parsed = (html: string): Element | null =>
  new DOMParser().parseFromString(html, 'text/html').body.firstElementChild

/** A block that is edited in Payload: product cards, a table, gallery or callout. Here it can only be deleted. */
export class KeptNode extends MediaNode<KeptFacts> {
  static override getType(): string {
    return 'kept'
  }

  static override clone(node: KeptNode): KeptNode {
    return new KeptNode(node.__facts, node.__format, node.__key)
  }

  static override importJSON(json: SerializedLexicalNode): KeptNode {
    const node = json as SerializedDecoratorBlockNode & KeptFacts
    return new KeptNode({ html: node.html }).updateFromJSON(node)
  }

  override exportDOM(): DOMExportOutput {
    return { element: parsed(this.__facts.html) as HTMLElement | null }
  }

  override content({ html }: KeptFacts): ReactElement {
    return <KeptText html={html} />
  }
}

const textsOf = (element: Element | null): string[] =>
  [...(element?.querySelectorAll('img, th, td, p, li, figcaption') ?? [])]
    .map((part) => part.getAttribute('alt') ?? part.textContent)
    .filter((text) => text.trim() !== '')

function KeptText({ html }: KeptFacts) {
  const { t } = useEditorTexts()
  const element = parsed(html)
  const products = element?.getAttribute('data-products')
  return (
    <p>
      {products
        ? t('text.products', { ids: products.replaceAll(',', ', ') })
        : t('text.kept', { words: textsOf(element).join(' · ') })}
    </p>
  )
}

function TextVideo({ title, page }: { title: string; page: string }) {
  const { t } = useEditorTexts()
  const frame = videoAddress(page)?.frame
  return (
    <>
      {frame && (
        <VideoThumbnail frame={frame} title={title} playLabel={t('text.play', { title })} />
      )}
      <p>
        {title} · {page}
      </p>
    </>
  )
}
