import { $getRoot, $nodesOfType, createEditor, type LexicalNode } from 'lexical'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { importRules } from './html.ts'
import { KeptNode, PictureNode, VideoNode } from './media-nodes.tsx'

const picture = { src: '/media/a.webp', alt: 'A' }
const kept = { html: '<div data-products="3,1"></div>' }
const video = { page: 'https://youtu.be/a', title: 'B' }

/** The part of an element that the nodes use. */
class FakeElement {
  readonly attributes: Record<string, string>
  readonly style: Record<string, string> = {}
  readonly children: FakeElement[] = []

  constructor(attributes: Record<string, string> = {}) {
    this.attributes = attributes
  }

  getAttribute(name: string): string | null {
    return this.attributes[name] ?? null
  }

  setAttribute(name: string, value: string): void {
    this.attributes[name] = value
  }

  append(child: FakeElement): void {
    this.children.push(child)
  }
}

function inEditor<Result>(run: () => Result): Result {
  const editor = createEditor({ nodes: [PictureNode, VideoNode, KeptNode] })
  const results: Result[] = []
  editor.update(() => void results.push(run()), { discrete: true })
  return results[0] as Result
}

function imported(attributes: Record<string, string>): LexicalNode | null {
  const image = new FakeElement(attributes) as unknown as HTMLElement
  const node = importRules.img?.(image)?.conversion(image)?.node
  return (Array.isArray(node) ? node[0] : node) ?? null
}

beforeEach(() => {
  vi.stubGlobal('HTMLImageElement', FakeElement)
  vi.stubGlobal('window', { location: new URL('https://shop.test/crm-admin') })
  vi.stubGlobal('document', { createElement: () => new FakeElement() })
})
afterEach(() => vi.unstubAllGlobals())

describe('nodes of pictures, videos and blocks of Payload', () => {
  it('keep their facts and alignment when loaded, copied and stored', () => {
    const editor = createEditor({ nodes: [PictureNode, VideoNode, KeptNode] })
    editor.update(
      () =>
        $getRoot().append(
          new PictureNode(picture, 'center'),
          new VideoNode(video),
          new KeptNode(kept),
        ),
      { discrete: true },
    )
    const stored = JSON.stringify(editor.getEditorState())
    editor.setEditorState(editor.parseEditorState(stored))
    // A writable node is a clone of the one in the state.
    editor.update(() => $nodesOfType(PictureNode).map((node) => node.setFormat('right')), {
      discrete: true,
    })
    editor.update(() => $nodesOfType(PictureNode).map((node) => node.setAlt('C')), {
      discrete: true,
    })
    expect(editor.getEditorState().toJSON().root.children).toMatchObject([
      { type: 'picture', format: 'right', ...picture, alt: 'C' },
      { type: 'video', format: '', ...video },
      { type: 'kept', ...kept },
    ])
  })

  it.each(['Lọ kem', ''])('export the alternative text %j as it was imported', (alt) => {
    const figure = inEditor(() => {
      const node = imported({ src: picture.src, alt }) as PictureNode
      return node.exportDOM().element as unknown as FakeElement
    })
    expect(figure.children).toMatchObject([{ attributes: { src: picture.src, alt } }])
  })

  it('do not import a picture of another site', () => {
    expect(inEditor(() => imported({ src: 'https://evil.example/a.png', alt: 'A' }))).toBeNull()
  })
})
