import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $insertNodeToNearestRoot } from '@lexical/utils'
import {
  $createNodeSelection,
  $getSelection,
  $setSelection,
  type BaseSelection,
  createCommand,
} from 'lexical'
import { useId, useRef } from 'react'
import type { Upload } from '../../../kit/forms/form-store.ts'
import { useEditorTexts } from '../editor-texts.ts'
import { anyPicture, pictureTypes } from '../pictures/picture-rules.ts'
import { UploadList } from '../pictures/upload-list.tsx'
import { useUploads } from '../pictures/use-uploads.ts'
import { PictureNode } from './media-nodes.tsx'
import { ToolButton } from './tools.tsx'

/** Requests the current text immediately, after a change. */
export const TELL_COMMAND = createCommand<null>('tell')

/** The image button (SPEC §9): uploads the files, then inserts them at the cursor. */
export function PictureTool({ onUpload }: { onUpload: (upload: Upload) => void }) {
  const [editor] = useLexicalComposerContext()
  const { t } = useEditorTexts()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  /** The cursor when the files were chosen. */
  const begun = useRef<BaseSelection | null>(null)
  const { uploads, start } = useUploads({
    rules: anyPicture,
    onStored: (pictures) => {
      const insert = () => {
        const cursor = $getSelection()
        const isUnmoved = cursor === begun.current || cursor?.is(begun.current) === true
        const nodes = pictures.map(({ url }) => new PictureNode({ src: url, alt: '' }))
        for (const node of nodes) $insertNodeToNearestRoot(node)
        const [only, ...others] = nodes
        // Offers the alternative text unless the cursor has moved meanwhile.
        if (only !== undefined && others.length === 0 && isUnmoved) {
          const selection = $createNodeSelection()
          selection.add(only.getKey())
          $setSelection(selection)
        }
      }
      editor.update(insert, { discrete: true })
      // A save that waits for the upload includes the picture.
      editor.dispatchCommand(TELL_COMMAND, null)
    },
    onUpload,
    waitMs: 0,
  })
  return (
    <>
      <ToolButton label={t('text.picture')} icon="picture" onPress={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        data-files="text"
        accept={pictureTypes.join(',')}
        multiple
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          if (files.length === 0) return
          begun.current = editor.read($getSelection)
          start(files)
        }}
      />
      {uploads.length > 0 && <UploadList id={id} uploads={uploads} />}
    </>
  )
}
