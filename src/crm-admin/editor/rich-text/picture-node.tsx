import { BlockWithAlignableContents } from '@lexical/react/LexicalBlockWithAlignableContents'
import {
  DecoratorBlockNode,
  type SerializedDecoratorBlockNode,
} from '@lexical/react/LexicalDecoratorBlockNode'
import type { DOMExportOutput, NodeKey, SerializedLexicalNode } from 'lexical'
import type { ReactElement } from 'react'

interface PictureFacts {
  src: string
  /** Belongs to the picture in the library; shown here, not kept with the text. */
  alt: string
}

const look = { base: 'crm-text-block', focus: 'crm-text-block-chosen' }

/** A picture of ours inside a text (ADR 0019). */
export class PictureNode extends DecoratorBlockNode {
  __facts: PictureFacts

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

  constructor(facts: PictureFacts, format?: PictureNode['__format'], key?: NodeKey) {
    super(format, key)
    this.__facts = facts
  }

  override exportJSON(): SerializedDecoratorBlockNode & PictureFacts {
    return { ...super.exportJSON(), ...this.__facts }
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

  override decorate(): ReactElement {
    const { src, alt } = this.__facts
    return (
      <BlockWithAlignableContents className={look} format={this.__format} nodeKey={this.getKey()}>
        <img src={src} alt={alt} />
      </BlockWithAlignableContents>
    )
  }
}
