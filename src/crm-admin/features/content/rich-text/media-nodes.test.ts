import { $getRoot, $nodesOfType, createEditor } from 'lexical'
import { describe, expect, it } from 'vitest'
import { PictureNode, VideoNode } from './media-nodes.tsx'

const picture = { src: '/media/a.webp', alt: 'A' }
const video = { page: 'https://youtu.be/a', title: 'B' }

describe('nodes of pictures and videos', () => {
  it('keep their facts and alignment when loaded, copied and stored', () => {
    const editor = createEditor({ nodes: [PictureNode, VideoNode] })
    editor.update(
      () => $getRoot().append(new PictureNode(picture, 'center'), new VideoNode(video)),
      { discrete: true },
    )
    const stored = JSON.stringify(editor.getEditorState())
    editor.setEditorState(editor.parseEditorState(stored))
    // A writable node is a clone of the one in the state.
    editor.update(() => $nodesOfType(PictureNode).map((node) => node.setFormat('right')), {
      discrete: true,
    })
    expect(editor.getEditorState().toJSON().root.children).toMatchObject([
      { type: 'picture', format: 'right', ...picture },
      { type: 'video', format: '', ...video },
    ])
  })
})
