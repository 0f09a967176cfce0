import { BlockWithAlignableContents } from '@lexical/react/LexicalBlockWithAlignableContents'
import {
  DecoratorBlockNode,
  type SerializedDecoratorBlockNode,
} from '@lexical/react/LexicalDecoratorBlockNode'
import { videoAddress } from '@nas/domain/rich-text/video-address'
import type { DOMExportOutput, NodeKey, SerializedLexicalNode } from 'lexical'
import type { ReactElement } from 'react'

interface VideoFacts {
  /** Its page at YouTube or Vimeo. */
  page: string
  title: string
}

const look = { base: 'crm-text-block', focus: 'crm-text-block-chosen' }

/** A video that an editor of Payload put into the text: it stays where it is and can be deleted. */
export class VideoNode extends DecoratorBlockNode {
  __facts: VideoFacts

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

  constructor(facts: VideoFacts, format?: VideoNode['__format'], key?: NodeKey) {
    super(format, key)
    this.__facts = facts
  }

  override exportJSON(): SerializedDecoratorBlockNode & VideoFacts {
    return { ...super.exportJSON(), ...this.__facts }
  }

  override exportDOM(): DOMExportOutput {
    const { page, title } = this.__facts
    const element = document.createElement('iframe')
    element.setAttribute('src', videoAddress(page)?.frame ?? '')
    element.setAttribute('title', title)
    return { element }
  }

  override decorate(): ReactElement {
    const { page, title } = this.__facts
    return (
      <BlockWithAlignableContents className={look} format={this.__format} nodeKey={this.getKey()}>
        <p>
          ▶ {title} · {page}
        </p>
      </BlockWithAlignableContents>
    )
  }
}
