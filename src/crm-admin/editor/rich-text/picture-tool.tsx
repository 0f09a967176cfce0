import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $insertNodeToNearestRoot } from '@lexical/utils'
import { useId, useRef } from 'react'
import { useEditorTexts } from '../editor-texts.ts'
import { anyPicture, pictureTypes } from '../pictures/picture-rules.ts'
import { UploadList } from '../pictures/upload-list.tsx'
import { useUploads } from '../pictures/use-uploads.ts'
import { PictureNode } from './picture-node.tsx'
import { ToolButton } from './tools.tsx'

/** The image button (SPEC §9): stores the files, then puts them where the cursor is. */
export function PictureTool() {
  const [editor] = useLexicalComposerContext()
  const { t } = useEditorTexts()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { uploads, start } = useUploads(
    anyPicture,
    (pictures) =>
      editor.update(() => {
        for (const { url } of pictures) {
          $insertNodeToNearestRoot(new PictureNode({ src: url, alt: '' }))
        }
      }),
    0,
  )
  return (
    <>
      <ToolButton label={t('text.picture')} onPress={() => input.current?.click()}>
        {t('text.picture')}
      </ToolButton>
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
          if (files.length > 0) start(files)
        }}
      />
      {uploads.length > 0 && <UploadList id={id} uploads={uploads} />}
    </>
  )
}
